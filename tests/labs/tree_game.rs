//! Extensive games.

use super::row::Kept::Shown;
use super::row::{Key, Lab, Look, Row, Step, Wrong};
use super::runs::{RUN, TIME};

pub const LAB: Lab = Lab {
    name: "tree-game",
    resumed: &[
        ("tree-game?game=kuhn-4", Shown),
        ("tree-game?game=beer-quiche", Shown),
    ],
    hardest: &[
        ("tree-game?game=kuhn-13", &[0]),
        ("tree-game?game=bargaining-5", &[0]),
        ("tree-game?game=monty-hall-5", &[0]),
    ],
    page: Some(Row {
        lab: "tree-game",
        course: RUN,
        looks: &[
            Look::run("tree-game"),
            Look::run("tree-game?game=kuhn&step=end"),
            Look::run("tree-game?game=seltens-horse&step=1"),
            Look::run("tree-game?game=absent-minded-driver"),
            Look::run("tree-game?game=beer-quiche&assessment=1,0;1,0;0,1;1,0"),
        ],
        small: Look::run("tree-game?game=one-card-poker"),
        large: Look::run("tree-game?game=centipede-40").then(&[
            Step::Key(Key::End),
            Step::Address("step", "end"),
            Step::Slide(TIME, 1),
            Step::Address("step", "1"),
        ]),
        by_keys: &[
            // The tree is gone through and grown, and what was done is taken back.
            Look::fresh("tree-game").then(&[
                Step::Enter("#tree-node-0"),
                Step::See("#inspector"),
                Step::Key(Key::Down),
                Step::See("#tree-node-1:focus"),
                Step::Key(Key::Right),
                Step::See("#tree-node-2:focus"),
                Step::Enter("[data-key=add-action]"),
                Step::See("#tree-node-5"),
                Step::Enter("[data-key=undo]"),
                Step::See("[data-key=undo][aria-disabled=true]:focus"),
            ]),
            // A question is answered.
            Look::fresh("tree-game").then(&[
                Step::Enter("#induction .predict button:nth-of-type(2)"),
                Step::See("#induction[data-step='1']"),
            ]),
        ],
        wrong: &[Wrong {
            link: "tree-game?strategic=mine&person=9&game=kuhn",
            says: &["“mine”", "“9”"],
            taken: ("game", "kuhn"),
        }],
    }),
};
