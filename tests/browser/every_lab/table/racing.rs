//! Races and their curves.

use super::{BUTTONS_OF_A_RUN, RUN, TIME};
use crate::every_lab::row::{Look, Row, Step, Wrong};
use crate::support::Key;

pub const RACING: Row = Row {
    lab: "racing",
    course: RUN,
    looks: &[
        Look::fresh("racing"),
        Look::run("racing?mean=0.6&repeats=2").then(&[Step::See("#slips")]),
        Look::run("racing?contest=two-coins&race=hoeffding&epsilon=0.05&repeats=2")
            .then(&[Step::See("#slips")]),
    ],
    small: Look::run("racing?mean=0.6&repeats=2&epsilon=0.05")
        .then(&[Step::Key(Key::Home), Step::Address("game", "0")]),
    // A race of 160 000 tests.
    large: Look::run("racing?race=lebr&repeats=20").then(&[
        Step::See("#slips"),
        Step::Slide(TIME, 1_000),
        Step::Address("game", "1000"),
        Step::Slide(TIME, 90_000),
        Step::Address("game", "90000"),
        Step::Slide(TIME, 140_000),
        Step::Address("game", "140000"),
    ]),
    by_keys: &[Look::fresh("racing?race=lebr&repeats=100000").then(BUTTONS_OF_A_RUN)],
    wrong: &[Wrong {
        link: "racing?delta=2&epsilon=0.5&repeats=1000000&mean=0.9",
        says: &["delta is “2”", "epsilon is “0.5”", "repeats is “1000000”"],
        taken: ("mean", "0.9"),
    }],
};

pub const RACE_CURVES: Row = Row {
    lab: "race-curves",
    course: RUN,
    looks: &[
        Look::fresh("race-curves").then(&[Step::See("#slider-delta")]),
        Look::run("race-curves?epsilon=0.1&points=3&repeats=5"),
        Look::fresh("race-curves?chart=tests-squares"),
    ],
    small: Look::run("race-curves?epsilon=0.1&points=3&repeats=5"),
    large: Look::run("race-curves?from=0.485&points=16&repeats=20"),
    by_keys: &[Look::fresh("race-curves?repeats=10000").then(BUTTONS_OF_A_RUN)],
    wrong: &[Wrong {
        link: "race-curves?races=fish&points=1&epsilon=0.1",
        says: &["fish", "“1”"],
        taken: ("epsilon", "0.1"),
    }],
};
