//! Reproduction.

use super::row::Kept::Everything;
use super::row::{Lab, Look, Row, Step, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};
use experiments::reproduce::STARTS_OF_WAR;

pub const LAB: Lab = Lab {
    name: "reproduce",
    resumed: &[(
        "reproduce?generations=4&war_evolutions=2&evolutions=2&evaluations=2&games=20",
        Everything,
    )],
    hardest: &[
        // The chunks of Rrrats first, then that of War.
        (
            "reproduce?cap=1000000&bust=box&evolutions=1&war_evolutions=1&generations=2",
            &[0, 1, 2],
        ),
    ],
    page: Some(Row {
        lab: "reproduce",
        course: RUN,
        // The runs of these links come with the page.
        looks: &[Look::fresh("reproduce"), Look::fresh(STARTS_OF_WAR)],
        small: Look::run(
            "reproduce?generations=2&evolutions=2&war_evolutions=1&evaluations=2&games=100&cap=300",
        ),
        // All tables are filled, and what explains the differences is there.
        large: Look::run(
            "reproduce?generations=3&evolutions=4&war_evolutions=1&evaluations=4&games=100&cap=500",
        )
        .then(&[
            Step::See("#table-5-1 td.ours"),
            Step::See("#table-5-2 td.ours"),
            Step::See("#table-5-3 tbody tr:nth-child(28):last-child td.ours"),
            Step::See("#table-5-4 tbody tr:nth-child(16):last-child"),
            Step::See("#table-5-3 svg rect.bar"),
            Step::See("#readings tbody tr:nth-child(8):last-child"),
            Step::See("#account .accounts tbody tr"),
        ]),
        by_keys: &[Look::fresh("reproduce").then(BUTTONS_OF_A_RUN)],
        wrong: &[Wrong {
            link: "reproduce?generations=0&fish=1&evolutions=2",
            says: &["“0”", "“fish”"],
            taken: ("evolutions", "2"),
        }],
    }),
};
