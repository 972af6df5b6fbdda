//! Tree search.

use super::row::Kept::Shown;
use super::row::{Course, Key, Lab, Look, Row, Step, Wrong};

/// So long that no machine finishes it during a test.
const ENDLESS: &str = "mcts?simulations=100000000&trees=8&nodes=50000&seed=1";

pub const LAB: Lab = Lab {
    name: "mcts",
    resumed: &[
        ("mcts?moves=4453&simulations=3000&exact=0&trees=3", Shown),
        ("mcts?moves=4444413&simulations=1000&exact=20000", Shown),
    ],
    hardest: &[
        (
            "mcts?width=12&height=12&in_a_row=5&simulations=100000000&playout=tactical&rave=500&widening=0.3&prior=100&ordering=on",
            &[0],
        ),
        (
            "mcts?width=12&height=12&in_a_row=5&simulations=100000000&exact=0",
            &[0],
        ),
    ],
    page: Some(Row {
        lab: "mcts",
        course: Course {
            opened: "#hint",
            begin: Some("#hint"),
            finished: "#summary[data-state=finished]",
            told: "#summary",
        },
        looks: &[
            Look::fresh("mcts"),
            // The widest board with its result.
            Look::run("mcts?width=12&height=12&blocked=6.4&simulations=2000&seed=1"),
            // Long notices.
            Look::fresh(
                "mcts?simulations=777777777777777777777777777777777777777777777777777777777777\
             &kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk=1",
            ),
            Look::run("mcts?moves=445523314672&simulations=200&seed=3")
                .then(&[Step::See("#verdict[data-finished=true]")]),
            Look::fresh("mcts?moves=445523314672&simulations=200&exact=0&look=42&seed=3").then(&[
                Step::See("#inside[data-simulations='11']"),
                // Expansion.
                Step::See("#phases li:nth-child(2) .lit"),
                Step::See(".growing [data-node]"),
            ]),
            Look::fresh("mcts?width=4&height=4&in_a_row=3&simulations=30&look=71")
                .then(&[Step::See(".growing .playout")]),
            Look::fresh("mcts?moves=4453&view=play&scores=on&thoughts=on"),
            Look::run("mcts?moves=4&agent=minimax(4)&exact=0"),
            Look::fresh("mcts?moves=1212121"),
        ],
        small: Look::run("mcts?simulations=2000&exact=0&person=both&moves=4453"),
        large: Look::run("mcts?moves=4453&simulations=200000&trees=4&seed=7&exact=0").then(&[
            Step::Key(Key::Home),
            Step::Address("look", "0"),
            // The key scrolls the page where the control is out of sight.
            Step::Press("#inside .time-control button:nth-of-type(5)"),
            Step::Address("look", ""),
        ]),
        by_keys: &[
            Look::fresh(ENDLESS).then(&[
                Step::Enter("#hint"),
                Step::See("#summary[data-state=running]"),
                Step::Enter("#pause"),
                Step::See("#summary[data-state=paused]"),
                Step::Enter("#pause"),
                Step::See("#summary[data-state=running]"),
                Step::Enter("#stop"),
                Step::See("#summary[data-state=stopped]"),
                Step::See("#hint:focus"),
            ]),
            Look::fresh("mcts?simulations=500").then(&[
                Step::Enter("#hint"),
                Step::See("#summary[data-state=finished]"),
                Step::See("#hint[aria-disabled=false]:focus"),
            ]),
        ],
        wrong: &[Wrong {
            link: "mcts?simulations=many&colour=red&c=0.5",
            says: &["“many”", "“colour”"],
            taken: ("c", "0.5"),
        }],
    }),
};
