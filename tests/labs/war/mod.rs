//! War.

pub mod war_game;

use crate::labs::row::Kept::Everything;
use crate::labs::row::{Key, Lab, Look, Row, Step, Wrong};
use crate::labs::runs::{BUTTONS_OF_A_RUN, RUN, TIME};

pub const LAB: Lab = Lab {
    name: "war",
    resumed: &[("war?games=3000", Everything)],
    hardest: &[("war?b=0,1,0&cap=1000000&games=1000000000", &[0])],
    page: Some(Row {
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
    }),
};
