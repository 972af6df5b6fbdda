//! Runs, as most labs have them.

use super::row::{Course, Step};

/// Of a lab that is run from beginning to end.
pub const RUN: Course = Course {
    opened: "#run-status",
    begin: Some("#run"),
    finished: "#run-status[data-state=finished]",
    told: "#run-status",
};

/// Of a long run: begun, paused, continued, stopped, which hands the focus on, resumed by it, stopped again.
pub const BUTTONS_OF_A_RUN: &[Step] = &[
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

/// The same of one that begins by itself.
pub const BUTTONS_OF_A_BEGUN_RUN: &[Step] = BUTTONS_OF_A_RUN.split_at(2).1;

/// A table of a game may have a button of the same name.
pub const STOP: &str = "[role=group]:has(> #run-status) #stop";

/// The slider of time.
pub const TIME: &str = ".time-track > input[type=range]";
