//! Strategic games.

use super::row::Kept::Shown;
use super::row::{Lab, Look, Row, Step, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN, TIME};
use fantoccini::key::Key;

/// More bases than are gone through; a few seconds of them.
const LARGE: &str = "\
    matrix?payoffs=symmetric&game=0,11,44,2,79,81,8,54,25,18,33,70,32,16,22,50,3,75;\
    37,60,22,20,54,27,36,81,65,85,44,39,70,40,46,88,69,86;\
    74,22,20,68,69,23,27,81,88,48,58,21,34,0,16,82,4,73;\
    14,91,38,49,27,69,78,54,94,4,75,16,21,90,29,32,2,36;\
    51,73,76,60,25,68,92,0,83,50,95,24,31,19,85,35,63,72;\
    88,65,37,4,63,20,69,16,55,89,21,45,64,78,87,91,90,84;\
    28,67,18,75,44,22,9,5,10,24,47,79,23,73,35,6,83,72;\
    65,79,19,79,65,74,9,64,45,49,76,29,5,4,26,71,42,36;\
    5,4,40,16,29,79,69,96,63,67,11,89,10,65,60,92,64,73;\
    42,36,81,80,33,37,92,4,64,78,46,65,38,62,40,69,52,86;\
    79,78,45,77,77,45,78,79,48,82,84,54,89,92,63,2,6,75;\
    19,33,29,7,64,6,27,30,15,79,28,56,66,58,32,85,23,40;\
    56,95,33,64,91,17,36,51,62,69,72,71,66,57,44,27,6,78;\
    93,70,57,54,61,78,8,45,92,52,22,2,89,89,2,22,52,92;\
    33,55,4,74,71,92,40,12,8,28,72,43,38,57,3,70,64,82;\
    70,50,68,27,24,59,35,49,4,94,28,0,10,58,47,74,42,48;\
    10,55,55,10,17,76,90,59,80,56,84,67,5,92,37,34,83,87;\
    47,70,62,23,50,46,11,42,42,11,46,50,23,62,70,47,90,5";

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
        by_keys: &[Look::fresh(LARGE).then(BUTTONS_OF_A_RUN)],
        wrong: &[Wrong {
            link: "matrix?payoffs=mine&label=99&game=chicken",
            says: &["“mine”", "“99”"],
            taken: ("game", "chicken"),
        }],
    }),
};
