//! Repeated games: matches.

use super::row::Kept::Shown;
use super::row::{Lab, Look, Row, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

/// Five actions each, errors of both kinds, and all pairs of six states.
const LARGE: &str = "repeated?game=rock-paper-scissors-lizard-spock\
    &first=automaton(a: rock with 1/7 or paper with 2/7 or lizard, rock to b; b: paper, paper to c; c: scissors, Spock to d; \
    d: lizard, lizard to e; e: Spock with 1/3 or rock, rock to f; f: scissors, scissors to a)\
    &second=automaton(a: rock with 1/11 or paper with 2/11 or lizard, paper to b; b: Spock, rock to c; c: scissors, Spock to d; \
    d: lizard, lizard to e; e: Spock with 1/3 or rock, rock to f; f: paper, scissors to a)\
    &rounds=100000&matches=100&execution=0.03&perception=0.07&continuation=0.9999";

pub const LAB: Lab = Lab {
    name: "repeated",
    resumed: &[
        (
            "repeated?rounds=20000&matches=12&second=Random&execution=0.01",
            Shown,
        ),
        ("repeated?rounds=random&matches=300", Shown),
    ],
    hardest: &[
        (LARGE, &[0, 1]),
        (
            "repeated?first=FirstByTullock&second=FirstByGraaskamp&rounds=100000&perception=0.1",
            &[0, 1],
        ),
        (
            "repeated?first=HardProber&second=Fortress4&continuation=0.9999",
            &[0],
        ),
        (
            "repeated?first=Extortion(3)&second=Random&execution=0.01&matches=100000&rounds=1",
            &[0, 1],
        ),
    ],
    page: Some(Row {
        lab: "repeated",
        course: RUN,
        looks: &[
            Look::run("repeated"),
            Look::run("repeated?game=hawk-dove&first=else: H D&second=else: D H"),
            Look::run("repeated?first=Gradual&second=FirstByFeld&rounds=random"),
        ],
        small: Look::run("repeated?matches=10"),
        large: Look::run("repeated?rounds=100000&matches=200&second=Random"),
        by_keys: &[
            Look::fresh("repeated?rounds=100000&matches=100000&second=Random")
                .then(BUTTONS_OF_A_RUN),
        ],
        wrong: &[Wrong {
            link: "repeated?first=m1(2,0,1,0;1)&continuation=1&rounds=50",
            says: &["“2”", "“1”"],
            taken: ("rounds", "50"),
        }],
    }),
};
