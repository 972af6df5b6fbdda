//! The table: a row for each lab, in the order of the interface. What is special about a lab stands here, not in the tests.

mod evolution;
mod racing;
mod regret;
mod search;
mod tuning;

use super::row::{Course, Row, Step};

/// All of them.
pub const TABLE: &[&Row] = &[
    &search::MINIMAX,
    &search::MCTS,
    &search::LADDER,
    &search::CONVERGENCE,
    &regret::REGRET,
    &racing::RACING,
    &racing::RACE_CURVES,
    &evolution::EVOLUTION,
    &evolution::REPRODUCE,
    &evolution::RRRATS,
    &evolution::WAR,
    &tuning::TUNING,
];

/// Of a lab that is run from beginning to end.
const RUN: Course = Course {
    opened: "#run-status",
    begin: Some("#run"),
    finished: "#run-status[data-state=finished]",
    told: "[role=group]:has(> #run-status)",
};

/// Of a long run: begun, paused, continued, stopped, which hands the focus on, resumed by it, stopped again.
const BUTTONS_OF_A_RUN: &[Step] = &[
    Step::Enter("#run"),
    Step::See("#run-status[data-state=running]"),
    Step::Enter("#pause"),
    Step::See("#run-status[data-state=paused]"),
    Step::Enter("#pause"),
    Step::See("#run-status[data-state=running]"),
    Step::Enter(STOP),
    Step::See("#run-status[data-state=stopped]"),
    Step::See("#resume:focus"),
    Step::Enter("#resume"),
    Step::See("#run-status[data-state=running]"),
    Step::See("#pause:focus"),
    Step::Enter(STOP),
    Step::See("#run-status[data-state=stopped]"),
    Step::See("#resume:focus"),
];

/// A table of a game may have a button of the same name.
const STOP: &str = "[role=group]:has(> #run-status) #stop";

/// The slider of time.
const TIME: &str = "[role=group] > input[type=range]";
