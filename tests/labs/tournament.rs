//! Tournaments.

use super::row::Kept::Everything;
use super::row::{Key, Lab, Look, Row, Step, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

/// Rules that remember much, on both sides of a game with five actions, whose errors nobody sees at once.
const HARD: &str = "tournament?game=5:5,0:0,0:0,0:0,0:0;0:0,4:4,0:0,0:0,0:0;0:0,0:0,3:3,0:0,0:0;0:0,0:0,0:0,2:2,0:0;0:0,0:0,0:0,0:0,1:1\
    &actions=A,B,C,D,E;A,B,C,D,E\
    &entrants=if they played A B ? B A: A|if they played ? ? ? ? C: B, a = round|else: copy&execution=1/100&perception=1/100";

pub const LAB: Lab = Lab {
    name: "tournament",
    resumed: &[
        ("tournament?repetitions=40&execution=1/50", Everything),
        (
            "tournament?game=battle-of-the-sexes&rounds=random&repetitions=40&perception=1/50",
            Everything,
        ),
    ],
    hardest: &[
        (
            "tournament?rounds=100000&repetitions=10000&execution=1/50",
            &[0, 1],
        ),
        (
            "tournament?rounds=100000&entrants=Gradual,OmegaTFT,Fortress4,FirstByGraaskamp,ContriteTitForTat,Handshake\
             &execution=1/50&perception=1/50",
            &[0, 1],
        ),
        (HARD, &[0, 1]),
    ],
    page: Some(Row {
        lab: "tournament",
        course: RUN,
        looks: &[
            Look::run("tournament"),
            Look::run("tournament?rounds=random&continuation=0.99&execution=0.03"),
            Look::run("tournament?execution=1/50&pair=2.7&generation=20"),
            Look::run(
                "tournament?game=battle-of-the-sexes&entrants=[Ann]TitForTat,[Bob]Cooperator,Random",
            ),
        ],
        small: Look::run("tournament?repetitions=20&execution=1/50"),
        large: Look::run("tournament?repetitions=10000&rounds=1000&execution=1/50")
            .then(&[Step::Key(Key::End)]),
        by_keys: &[
            Look::fresh("tournament?repetitions=10000&rounds=100000&execution=1/50")
                .then(BUTTONS_OF_A_RUN),
        ],
        wrong: &[Wrong {
            link: "tournament?entrants=TitForTat,Nobody,Defector&pair=9.1&repetitions=50",
            says: &["entrant 2", "“Nobody”", "“9.1”"],
            taken: ("repetitions", "50"),
        }],
    }),
};
