//! Evolution.

pub mod generation;

use crate::labs::row::Kept::Everything;
use crate::labs::row::{Course, Key, Lab, Look, Row, Step, Wrong};
use crate::labs::runs::{BUTTONS_OF_A_RUN, RUN};

/// A run, and the map that a worker draws beside it.
const COURSE: Course = Course {
    finished: "main:has(#landscape[data-known=true]) #run-status[data-state=finished]",
    ..RUN
};

/// The slider of the generations; that of the race inside one stands above it.
const GENERATION: &str = ".stage-time input[type=range]";

pub const LAB: Lab = Lab {
    name: "evolution",
    resumed: &[
        (
            "evolution?game=rrrats&generations=12&evolutions=2&seed=3",
            Everything,
        ),
        (
            "evolution?game=war&generations=5&algorithm=coevolution&seed=5",
            Everything,
        ),
    ],
    hardest: &[
        ("evolution?game=war&cap=1000000&epsilon=0.3", &[0]),
        ("evolution?game=connect-four&depth=6", &[0]),
        (
            "evolution?game=rrrats&bust=box&at_four=choose&epsilon=0.3",
            &[0],
        ),
    ],
    page: Some(Row {
        lab: "evolution",
        course: COURSE,
        looks: &[
            Look::fresh("evolution"),
            Look::run("evolution?generations=12&epsilon=0.05&evolutions=2").then(&[
                Step::See("#all-evolutions tbody tr:nth-child(2):last-child"),
                Step::See("#generation .strategies-now tbody tr:nth-child(3)"),
            ]),
            // A generation game by game.
            Look::run("evolution?generations=3").then(&[
                Step::Press("#step-by button:last-child"),
                Step::Address("step_by", "games"),
                Step::See("#decision"),
            ]),
        ],
        small: Look::run("evolution?generations=3&epsilon=0.05")
            .then(&[Step::Key(Key::Left), Step::Address("look", "2")]),
        large: Look::run("evolution?generations=12&epsilon=0.05&evolutions=2").then(&[
            Step::Slide(GENERATION, 9),
            Step::Address("look", "9"),
            Step::Slide(GENERATION, 3),
            Step::Address("look", "3"),
        ]),
        by_keys: &[
            Look::fresh("evolution?generations=2000&algorithm=coevolution").then(BUTTONS_OF_A_RUN),
        ],
        wrong: &[Wrong {
            link: "evolution?game=chess&generations=0&evolutions=2",
            says: &["“chess”", "“0”"],
            taken: ("evolutions", "2"),
        }],
    }),
};
