//! Rrrats.

use super::row::Kept::Everything;
use super::row::{Lab, Look, Row, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

pub const LAB: Lab = Lab {
    name: "rrrats",
    resumed: &[("rrrats?games=20000", Everything)],
    hardest: &[
        (
            "rrrats?tokens=60&hand_limit=6&at_four=choose&faces=4-1-1&games=1000000000&optimum=on",
            &[0, 1, 2],
        ),
        (
            "rrrats?tokens=60&hand_limit=6&at_four=choose&faces=4-1-1&games=1000000000&optimum=on&bust=box",
            &[0, 1, 2],
        ),
        // Small enough for best play to be reached.
        ("rrrats?tokens=2&hand_limit=6&optimum=on", &[0, 1]),
    ],
    page: Some(Row {
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
    }),
};
