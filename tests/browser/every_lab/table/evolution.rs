//! Evolution, its reproduction, and the two games it is about.

use super::{BUTTONS_OF_A_RUN, RUN, TIME};
use crate::every_lab::row::{Look, Row, Step, Wrong};
use crate::support::Key;

pub const EVOLUTION: Row = Row {
    lab: "evolution",
    course: RUN,
    looks: &[
        Look::fresh("evolution"),
        Look::run("evolution?generations=12&epsilon=0.05&evolutions=2"),
        // A generation game by game.
        Look::run("evolution?generations=3").then(&[
            Step::Press("#step-by button:last-child"),
            Step::Address("step_by", "games"),
            Step::See("#decision"),
        ]),
    ],
    small: Look::run("evolution?generations=3&epsilon=0.05")
        .then(&[Step::Key(Key::Left), Step::Address("look", "2")]),
    large: Look::run("evolution?generations=12&epsilon=0.05&evolutions=2").then(&[
        Step::Slide(TIME, 9),
        Step::Address("look", "9"),
        Step::Slide(TIME, 3),
        Step::Address("look", "3"),
    ]),
    by_keys: &[
        Look::fresh("evolution?generations=2000&algorithm=coevolution").then(BUTTONS_OF_A_RUN),
    ],
    wrong: &[Wrong {
        link: "evolution?game=chess&generations=0&evolutions=2",
        says: &["“chess”", "“0”"],
        taken: ("evolutions", "2"),
    }],
};

pub const REPRODUCE: Row = Row {
    lab: "reproduce",
    course: RUN,
    looks: &[
        Look::fresh("reproduce"),
        Look::run(
            "reproduce?generations=2&evolutions=2&war_evolutions=1&evaluations=2&games=100&cap=300",
        ),
    ],
    small: Look::run(
        "reproduce?generations=2&evolutions=2&war_evolutions=1&evaluations=2&games=100&cap=300",
    ),
    large: Look::run(
        "reproduce?generations=3&evolutions=4&war_evolutions=1&evaluations=4&games=100&cap=500",
    ),
    by_keys: &[Look::fresh("reproduce").then(BUTTONS_OF_A_RUN)],
    wrong: &[Wrong {
        link: "reproduce?generations=0&fish=1&evolutions=2",
        says: &["“0”", "“fish”"],
        taken: ("evolutions", "2"),
    }],
};

pub const RRRATS: Row = Row {
    lab: "rrrats",
    course: RUN,
    looks: &[
        Look::fresh("rrrats"),
        Look::run("rrrats?games=2000&optimum=on&tokens=9&decisions=s"),
    ],
    small: Look::run("rrrats?games=1000&optimum=on&tokens=9&decisions=s"),
    large: Look::run("rrrats?games=100000&optimum=on&decisions=rsrs"),
    by_keys: &[Look::fresh("rrrats?games=1000000000").then(BUTTONS_OF_A_RUN)],
    wrong: &[Wrong {
        link: "rrrats?end=never&tokens=0&games=1000",
        says: &["“never”", "“0”"],
        taken: ("games", "1000"),
    }],
};

pub const WAR: Row = Row {
    lab: "war",
    course: RUN,
    looks: &[Look::fresh("war"), Look::run("war?games=2000&round=20")],
    small: Look::run("war?games=200&round=20"),
    // The longest game is watched.
    large: Look::run("war?games=2&cap=1000000&b=0,1,0").then(&[
        Step::See("#show[data-last='1000000']"),
        Step::Key(Key::End),
        Step::Address("round", "end"),
        Step::Slide(TIME, 777_777),
        Step::See("#show[data-round='777777']"),
    ]),
    by_keys: &[Look::fresh("war?games=1000000000").then(BUTTONS_OF_A_RUN)],
    wrong: &[Wrong {
        link: "war?a=1,2&cap=0&games=200",
        says: &["“1,2”", "“0”"],
        taken: ("games", "200"),
    }],
};
