//! The graded test.

use super::row::Kept::Everything;
use super::row::{Lab, Look, Row, Step, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

pub const LAB: Lab = Lab {
    name: "graded-test",
    resumed: &[
        (
            "graded-test?agent=uct(30)&games=30&first=5&last=25&step=20&smallest=4&largest=6",
            Everything,
        ),
        // Nobody remembers earlier games, each of which has a board of its own.
        (
            "graded-test?agent=perfect&games=6&last=2&smallest=4&largest=5&in_a_row=3",
            Everything,
        ),
    ],
    hardest: &[(
        "graded-test?smallest=12&in_a_row=5&agent=knowledge(1000000)&games=1000",
        &[0, 1_999],
    )],
    page: Some(Row {
        lab: "graded-test",
        course: RUN,
        looks: &[
            Look::fresh("graded-test"),
            Look::run(
                "graded-test?agent=uct(60)&games=4&first=10&last=50&step=10&smallest=5&largest=6",
            ),
        ],
        small: Look::run("graded-test?agent=tactical&games=4&last=5&smallest=4&largest=5"),
        large: Look::run("graded-test?agent=tactical&games=100&smallest=5&largest=6&last=40"),
        by_keys: &[
            Look::fresh("graded-test?games=1000").then(BUTTONS_OF_A_RUN),
            Look::run("graded-test?agent=tactical&games=4&last=5&smallest=4&largest=5").then(&[
                Step::Enter("#standings tbody tr:nth-child(3) button"),
                Step::Address("opponent", "3"),
                Step::Enter("#games tbody tr:nth-child(2) button"),
                Step::Address("game", "2"),
            ]),
        ],
        wrong: &[
            Wrong {
                link: "graded-test?agent=stockfish&games=4",
                says: &["stockfish"],
                taken: ("games", "4"),
            },
            Wrong {
                link: "graded-test?smallest=12&largest=9&games=4",
                says: &["largest", "9", "12"],
                taken: ("games", "4"),
            },
        ],
    }),
};
