//! Curves of races.

use super::row::Kept::Everything;
use super::row::{Lab, Look, Row, Step, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

pub const LAB: Lab = Lab {
    name: "race-curves",
    resumed: &[(
        "race-curves?repeats=3000&points=2&epsilon=0.1&races=lebr",
        Everything,
    )],
    hardest: &[
        (
            "race-curves?races=ilebr-1&epsilon=0.001&delta=0.000000000001&delta_star=0.000000000001&points=2",
            &[0, 2],
        ),
        (
            "race-curves?races=ilebr-2&epsilon=0.001&delta=0.000000000001&delta_star=0.000000000001&points=2",
            &[0, 2],
        ),
        (
            "race-curves?races=ilebr-star-2&epsilon=0.001&delta=0.000000000001&delta_star=0.000000000001&points=2",
            &[0, 2],
        ),
        (
            "race-curves?races=hoeffding-star-2&epsilon=0.001&delta=0.000000000001&delta_star=0.000000000001&points=2",
            &[0, 2],
        ),
        // Small enough for both searches to be reached.
        (
            "race-curves?races=ilebr-star-1&epsilon=0.05&points=2",
            &[0, 2],
        ),
    ],
    page: Some(Row {
        lab: "race-curves",
        course: RUN,
        looks: &[
            Look::fresh("race-curves").then(&[Step::See("#slider-delta")]),
            Look::run("race-curves?epsilon=0.1&points=3&repeats=5"),
            Look::fresh("race-curves?chart=tests-squares"),
        ],
        small: Look::run("race-curves?epsilon=0.1&points=3&repeats=5"),
        large: Look::run("race-curves?from=0.485&points=16&repeats=20"),
        by_keys: &[Look::fresh("race-curves?repeats=10000").then(BUTTONS_OF_A_RUN)],
        wrong: &[Wrong {
            link: "race-curves?races=fish&points=1&epsilon=0.1",
            says: &["fish", "“1”"],
            taken: ("epsilon", "0.1"),
        }],
    }),
};
