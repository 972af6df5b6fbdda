//! Tuning.

use super::{BUTTONS_OF_A_RUN, RUN, TIME};
use crate::every_lab::row::{Look, Row, Step, Wrong};

pub const TUNING: Row = Row {
    lab: "tuning",
    course: RUN,
    looks: &[
        Look::fresh("tuning"),
        Look::run("tuning?evaluations=60&repeats=2"),
        Look::run("tuning?problem=own&evaluations=60&repeats=2"),
        Look::run(
            "tuning?problem=game&evaluations=6&repeats=1&fresh=1&finalists=1&race_epsilon=0.4\
             &stronger=random&weaker=random",
        ),
        // A formula that is wrong.
        Look::fresh("tuning?problem=own&formula=x%2B"),
    ],
    small: Look::run("tuning?evaluations=40&repeats=2")
        .then(&[Step::Slide(TIME, 25), Step::Address("step", "25")]),
    // The longest search that is kept.
    large: Look::run("tuning?problem=noisy-trap&evaluations=5000&repeats=4").then(&[
        Step::Slide(TIME, 4_990),
        Step::Address("step", "4990"),
        Step::Slide(TIME, 100),
        Step::Address("step", "100"),
        Step::Slide(TIME, 4_000),
        Step::Address("step", "4000"),
    ]),
    by_keys: &[
        Look::fresh("tuning?problem=agent&evaluations=3000&repeats=4").then(BUTTONS_OF_A_RUN),
    ],
    wrong: &[Wrong {
        link: "tuning?problem=hill&dimensions=32&values=100&bits=99&optimizer=ucb,ntbea,fish",
        says: &["bits is “99”", "more than", "optimizer is"],
        taken: ("problem", "hill"),
    }],
};
