//! Minimax.

use super::row::Kept::Shown;
use super::row::{Course, Key, Lab, Look, Row, Step, Wrong};
use super::runs::TIME;

pub const LAB: Lab = Lab {
    name: "minimax",
    resumed: &[
        ("minimax?game=tic-tac-toe&moves=51", Shown),
        (
            "minimax?game=gardner&depth=4&algorithm=alpha-beta&table=on",
            Shown,
        ),
    ],
    hardest: &[
        ("minimax?game=connect-four&width=8&height=7&depth=12", &[0]),
        (
            "minimax?game=gardner&position=4k/5/QQQ2/QQQRB/N3K%20b&mobility=1&quiescence=8&depth=12",
            &[0],
        ),
    ],
    page: Some(Row {
        lab: "minimax",
        course: Course {
            opened: "#search-status[data-state]",
            begin: None,
            finished: "#search-status[data-state=finished]",
            told: "#search-status",
        },
        looks: &[
            Look::run("minimax"),
            Look::run(
                "minimax?algorithm=pvs&table=on&ordering=static,killer,history&versus=minimax&step=end",
            ),
            Look::run(
                "minimax?tree=(averyveryverylongnameofanode:(1000000 -999999.1234) b:?(0.125:3 0.875:4))&step=end",
            ),
            Look::run(
                "minimax?game=exercise&difficulty=hard&levels=5&branching=5&hide=values&step=end&algorithm=alpha-beta",
            ),
            Look::run(
                "minimax?game=tic-tac-toe&moves=15&person=first&algorithm=alpha-beta&step=end",
            ),
            Look::run("minimax?game=tic-tac-toe"),
            Look::run("minimax?algorithm=alpha-beta&step=13&node=8&view=tree"),
            Look::run("minimax?game=connect-four&width=4&height=4&in_a_row=3&depth=4&view=savings"),
            Look::run("minimax?game=gardner&depth=2&algorithm=alpha-beta&table=on"),
            Look::run("minimax?game=gardner&depth=2&person=both&view=play"),
            Look::run("minimax?game=nim&heaps=9,9,9,9,9,9&depth=2&person=both"),
            Look::run("minimax?game=connect-four&width=8&height=7&depth=2&person=both"),
            Look::run("minimax?tree=((1 2)&depth=1000000000&nonsense=7"),
        ],
        small: Look::run("minimax?algorithm=alpha-beta&versus=minimax")
            .then(&[Step::Slide(TIME, 13), Step::Address("step", "13")]),
        large: Look::run("minimax?game=tic-tac-toe").then(&[
            // It opens at its end.
            Step::Slide(TIME, 700_000),
            Step::Address("step", "700000"),
            Step::Key(Key::End),
            Step::Address("step", "end"),
            Step::Slide(TIME, 123_456),
            Step::Address("step", "123456"),
        ]),
        by_keys: &[
            Look::fresh("minimax?game=tic-tac-toe&moves=1&person=first").then(&[
                Step::Enter("#machine-move"),
                Step::See("#undo:focus"),
                Step::Enter("#undo"),
                Step::Address("ply", "0"),
            ]),
            Look::fresh("minimax?step=9").then(&[
                Step::Enter("[aria-label^='To the start']"),
                Step::Address("step", "0"),
                Step::Enter("[aria-label^='One step forward']"),
                Step::Address("step", "1"),
                Step::Enter("[aria-label^='To the end']"),
                Step::Address("step", "end"),
            ]),
        ],
        wrong: &[Wrong {
            link: "minimax?tree=((1%202)&depth=1000000000&nonsense=7&algorithm=alpha-beta",
            says: &["is not closed", "“1000000000”", "“nonsense”"],
            taken: ("algorithm", "alpha-beta"),
        }],
    }),
};
