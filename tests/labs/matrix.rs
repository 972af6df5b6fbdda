//! Strategic games.

use super::row::Kept::Shown;
use super::row::{Lab, Look, Row, Step, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN, TIME};
use fantoccini::key::Key;

pub const LAB: Lab = Lab {
    name: "matrix",
    resumed: &[
        ("matrix?game=seventy-five", Shown),
        ("matrix?game=el-farol", Shown),
    ],
    hardest: &[
        ("matrix?game=morra-five", &[0]),
        ("matrix?game=seventy-five", &[0]),
    ],
    page: Some(Row {
        lab: "matrix",
        course: RUN,
        looks: &[
            Look::run("matrix"),
            Look::run("matrix?game=rock-paper-scissors-costly&algorithm=supports&step=4"),
            Look::run("matrix?game=travellers-dilemma&step=3"),
            Look::run("matrix?game=el-farol"),
            Look::run("matrix?game=indifference&step=end"),
            Look::run("matrix?game=3:1,2:3;1:2,1/3:-4&actions=up,down;left,right&players=Ann,Bob"),
        ],
        small: Look::run("matrix?game=shapley"),
        // The way of the algorithm is walked while everything is found.
        large: Look::run("matrix?game=seventy-five&view=algorithm").then(&[
            Step::See("#labels"),
            Step::Key(Key::End),
            Step::Address("step", "end"),
            Step::Slide(TIME, 1),
            Step::Address("step", "1"),
        ]),
        by_keys: &[Look::fresh("matrix?game=morra-five").then(BUTTONS_OF_A_RUN)],
        wrong: &[Wrong {
            link: "matrix?payoffs=mine&label=99&game=chicken",
            says: &["“mine”", "“99”"],
            taken: ("game", "chicken"),
        }],
    }),
};
