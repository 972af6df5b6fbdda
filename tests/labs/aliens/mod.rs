//! Aliens.

pub mod aliens_game;

use crate::labs::row::Kept::Everything;
use crate::labs::row::{Key, Lab, Look, Row, Step, Wrong};
use crate::labs::runs::{BUTTONS_OF_A_RUN, RUN, TIME};

pub const LAB: Lab = Lab {
    name: "aliens",
    resumed: &[
        ("aliens?games=9&budget=20", Everything),
        ("aliens?games=5&agent=tree-search&budget=30", Everything),
    ],
    hardest: &[(
        "aliens?games=100000&budget=5000&horizon=200&population=100&aliens=100&bomb_probability=1000&bombs=200",
        &[0],
    )],
    page: Some(Row {
        lab: "aliens",
        course: RUN,
        looks: &[
            Look::fresh("aliens"),
            Look::run("aliens?games=10&played=30s3l1f&step=20"),
        ],
        small: Look::run("aliens?games=4&budget=10&step=50"),
        large: Look::run("aliens?games=2&budget=1000&lives=9").then(&[
            Step::See(".aliens-numbers"),
            Step::Key(Key::Home),
            Step::Address("step", "0"),
            Step::Slide(TIME, 150),
            Step::See(".aliens-numbers[data-step='150']"),
        ]),
        by_keys: &[Look::fresh("aliens?games=100000&budget=5000").then(BUTTONS_OF_A_RUN)],
        wrong: &[Wrong {
            link: "aliens?played=12x&lives=0&games=7",
            says: &["“12x”", "“0”"],
            taken: ("games", "7"),
        }],
    }),
};
