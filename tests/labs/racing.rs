//! Racing.

use super::row::Kept::Everything;
use super::row::{Key, Lab, Look, Row, Step, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN, TIME};

pub const LAB: Lab = Lab {
    name: "racing",
    resumed: &[
        (
            "racing?mean=0.52&epsilon=0.02&repeats=300&seed=7",
            Everything,
        ),
        (
            "racing?contest=connect-four&first=tactical&second=random&epsilon=0.1&repeats=3&width=5&height=4",
            Everything,
        ),
    ],
    hardest: &[
        (
            "racing?race=ilebr-1&mean=0.5001&epsilon=0.001&delta=0.000000000001&alpha=0.000001",
            &[0, 1, 2],
        ),
        (
            "racing?race=ilebr-2&mean=0.5001&epsilon=0.001&delta=0.000000000001&alpha=0.000001",
            &[0, 1, 2],
        ),
        (
            "racing?race=ilebr-star-2&mean=0.5001&epsilon=0.001&delta=0.000000000001&alpha=0.000001",
            &[0, 1, 2],
        ),
        (
            "racing?race=hoeffding-star-2&mean=0.5001&epsilon=0.001&delta=0.000000000001&alpha=0.000001",
            &[0, 1, 2],
        ),
        // Small enough for both searches to be reached.
        ("racing?mean=0.52&alpha=0.0145&epsilon=0.05", &[1]),
        (
            "racing?contest=war&second_orders=0,1,0&cap=1000000",
            &[0, 2],
        ),
        ("racing?contest=rrrats&bust=box&at_four=choose", &[0, 1, 2]),
    ],
    page: Some(Row {
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
    }),
};
