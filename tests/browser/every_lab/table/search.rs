//! Searches: minimax, Monte Carlo tree search, the ladder, convergence.

use super::{BUTTONS_OF_A_RUN, RUN, TIME};
use crate::every_lab::row::{Course, Look, Row, Step, Wrong};
use crate::support::Key;

pub const MINIMAX: Row = Row {
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
        Look::run("minimax?game=tic-tac-toe&moves=15&person=first&algorithm=alpha-beta&step=end"),
        Look::run("minimax?game=nim&heaps=9,9,9,9,9,9&depth=2&person=both"),
        Look::run("minimax?game=connect-four&width=8&height=7&depth=2&person=both"),
        Look::run("minimax?tree=((1 2)&depth=1000000000&nonsense=7"),
    ],
    small: Look::run("minimax?algorithm=alpha-beta&versus=minimax")
        .then(&[Step::Slide(TIME, 13), Step::Address("step", "13")]),
    large: Look::run("minimax?game=tic-tac-toe").then(&[
        Step::Key(Key::End),
        Step::Address("step", "end"),
        Step::Slide(TIME, 700_000),
        Step::Address("step", "700000"),
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
            Step::Address("step", ""),
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
};

/// So long that no machine finishes it during a test.
const ENDLESS: &str = "mcts?simulations=100000000&trees=8&nodes=50000&seed=1";

pub const MCTS: Row = Row {
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
        Look::fresh("mcts?moves=445523314672&simulations=200&exact=0&look=42&seed=3")
            .then(&[Step::See("#inside[data-simulations='11'] [data-node]")]),
        Look::run("mcts?moves=4&agent=minimax(4)&exact=0"),
        Look::fresh("mcts?moves=1212121"),
    ],
    small: Look::run("mcts?simulations=2000&exact=0&person=both&moves=4453"),
    large: Look::run("mcts?moves=4453&simulations=200000&trees=4&seed=7&exact=0").then(&[
        Step::Key(Key::Home),
        Step::Address("ply", "0"),
        Step::Key(Key::End),
        Step::Address("ply", ""),
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
};

pub const LADDER: Row = Row {
    lab: "ladder",
    course: RUN,
    looks: &[
        Look::fresh("ladder"),
        Look::run("ladder?agent=uct(100)&rungs=random,tactical&games=8&width=5&height=5"),
        Look::run("ladder?agent=tactical&rungs=random&decide=race&epsilon=0.1&width=5&height=5"),
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
};

pub const CONVERGENCE: Row = Row {
    lab: "convergence",
    course: RUN,
    looks: &[
        Look::fresh("convergence"),
        Look::run("convergence?moves=44552331&agents=uct(200)&seeds=2"),
        // What is not solved.
        Look::run("convergence?moves=44&width=8&agents=uct(50)&seeds=2&solve_budget=1000"),
    ],
    small: Look::run(
        "convergence?moves=112233&agents=uct(300),knowledge(100)&seeds=4&width=6&height=5",
    ),
    large: Look::run("convergence?agents=uct(5000),knowledge(5000)"),
    by_keys: &[
        Look::fresh("convergence?agents=uct(100000),knowledge(100000)&seeds=200")
            .then(BUTTONS_OF_A_RUN),
    ],
    wrong: &[Wrong {
        link: "convergence?agents=uct(200),fish&seeds=0&width=6",
        says: &["fish", "“0”"],
        taken: ("width", "6"),
    }],
};
