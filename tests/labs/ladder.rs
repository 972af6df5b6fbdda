//! Ladder.

use super::row::Kept::{Everything, Shown};
use super::row::{Lab, Look, Row, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

pub const LAB: Lab = Lab {
    name: "ladder",
    resumed: &[
        (
            "ladder?agent=uct(40)&rungs=random,tactical&games=30&width=5&height=4&in_a_row=3",
            Everything,
        ),
        (
            "ladder?agent=uct(30)&rungs=random&decide=race&epsilon=0.2&width=5&height=4&in_a_row=3",
            Everything,
        ),
        (
            "ladder?agent=perfect&rungs=random&games=6&width=4&height=4&in_a_row=3",
            Shown,
        ),
    ],
    hardest: &[(
        "ladder?width=12&height=12&in_a_row=5&agent=uct(1000000)&rungs=minimax(10),perfect&games=2000",
        &[0, 1],
    )],
    page: Some(Row {
        lab: "ladder",
        course: RUN,
        looks: &[
            Look::fresh("ladder"),
            Look::run("ladder?agent=uct(100)&rungs=random,tactical&games=8&width=5&height=5"),
            Look::run(
                "ladder?agent=tactical&rungs=random&decide=race&epsilon=0.1&width=5&height=5",
            ),
        ],
        small: Look::run("ladder?agent=tactical&rungs=random&games=4&width=4&height=4"),
        large: Look::run(
            "ladder?agent=tactical&rungs=random,tactical,minimax(2)&games=1000&width=5&height=5",
        ),
        by_keys: &[Look::fresh("ladder?games=100000").then(BUTTONS_OF_A_RUN)],
        wrong: &[Wrong {
            link: "ladder?agent=uct(1000000000000000)&games=4",
            says: &["1000000000000000"],
            taken: ("games", "4"),
        }],
    }),
};
