//! Several players.

use super::row::Kept::Everything;
use super::row::{Lab, Look, Row, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

pub const LAB: Lab = Lab {
    name: "general-sum",
    resumed: &[
        ("general-sum?iterations=400", Everything),
        (
            "general-sum?game=shapley&variant=cfr-plus&updates=alternating&iterations=3000&start=random&starts=3",
            Everything,
        ),
        (
            "general-sum?game=battle-of-the-sexes&iterations=500&start=random&starts=2",
            Everything,
        ),
    ],
    hardest: &[
        (
            "general-sum?cards=6&updates=alternating&iterations=100000000",
            &[0],
        ),
        (
            "general-sum?game=shapley&start=random&starts=30&iterations=100000000",
            &[0],
        ),
    ],
    page: Some(Row {
        lab: "general-sum",
        course: RUN,
        looks: &[
            Look::run("general-sum?iterations=200"),
            Look::run("general-sum?cards=6&iterations=50&start=random&starts=5&run=2"),
            Look::run("general-sum?game=shapley&start=random&iterations=1000"),
            Look::run("general-sum?game=battle-of-the-sexes&start=random&iterations=300"),
            Look::run("general-sum?game=kuhn&iterations=200"),
            Look::run("general-sum?game=rock-paper-scissors&start=random&starts=1&iterations=300"),
        ],
        small: Look::run("general-sum?variant=cfr-plus&iterations=500"),
        large: Look::run("general-sum?cards=6&iterations=2000&start=random&starts=4"),
        by_keys: &[Look::fresh("general-sum?cards=6&iterations=90000000").then(BUTTONS_OF_A_RUN)],
        wrong: &[Wrong {
            link: "general-sum?game=poker&cards=9&iterations=77",
            says: &["“poker”", "“9”"],
            taken: ("iterations", "77"),
        }],
    }),
};
