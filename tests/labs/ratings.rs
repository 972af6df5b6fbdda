//! Ratings.

use super::row::Kept::{Everything, Shown};
use super::row::{Course, Lab, Look, Row, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

pub const LAB: Lab = Lab {
    name: "ratings",
    resumed: &[
        (
            "ratings?first=uct(40)&second=tactical&games=20&width=5&height=4&in_a_row=3",
            Everything,
        ),
        (
            "ratings?first=perfect&second=random&games=4&width=4&height=4&in_a_row=3",
            Shown,
        ),
    ],
    hardest: &[(
        "ratings?width=12&height=12&in_a_row=5&first=uct(1000000)&second=minimax(10)&games=10000",
        &[0],
    )],
    page: Some(Row {
        lab: "ratings",
        // The fit comes after the last game.
        course: Course {
            finished: "main:has(#run-status[data-state=finished]) #ratings",
            ..RUN
        },
        looks: &[
            Look::fresh("ratings"),
            Look::run("ratings?first=uct(50)&second=uct(50)&games=20&width=5&height=5"),
        ],
        small: Look::run("ratings?first=tactical&second=tactical&games=20&width=5&height=5"),
        large: Look::run("ratings?first=tactical&second=tactical&games=200"),
        by_keys: &[
            Look::fresh("ratings?first=uct(5000)&second=uct(5000)&games=10000")
                .then(BUTTONS_OF_A_RUN),
        ],
        wrong: &[Wrong {
            link: "ratings?first=stockfish&games=4",
            says: &["stockfish"],
            taken: ("games", "4"),
        }],
    }),
};
