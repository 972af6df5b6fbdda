//! Bayesian games.

use super::row::Kept::Shown;
use super::row::{Lab, Look, Row, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

/// Payoffs that look like drawn ones: far more bases than are gone through, for a minute.
const LARGE: &str = "bayesian?game=Ann (1 1/6, 2 1/6, 3 1/6, 4 1/6, 5 1/6, 6 1/6): 1, 2, 3, 4, 5%0A\
    Bob (1 1/6, 2 1/6, 3 1/6, 4 1/6, 5 1/6, 6 1/6): 1, 2, 3, 4, 5%0A\
    payoff Ann = (a1*7+a2*11+t1*5+t2*3+a1*a2*t1*t2)^2/100 - floor((a1*7+a2*11+t1*5+t2*3+a1*a2*t1*t2)^2/100)%0A\
    payoff Bob = (a1*13+a2*5+t1*7+t2*11+a1*a2*t1*t2)^2/100 - floor((a1*13+a2*5+t1*7+t2*11+a1*a2*t1*t2)^2/100)";

pub const LAB: Lab = Lab {
    name: "bayesian",
    resumed: &[
        ("bayesian", Shown),
        ("bayesian?game=double-auction", Shown),
        ("bayesian?game=jury&x=0.3", Shown),
    ],
    hardest: &[
        (
            "bayesian?game=Ann (1 1/6, 2 1/6, 3 1/6, 4 1/6, 5 1/6, 6 1/6): 1, 2, 3, 4, 5\nBob (1 1/6, 2 1/6, 3 1/6, 4 1/6, 5 1/6, 6 1/6): 1, 2, 3, 4, 5\npayoff Ann = a1*t2 - a1*a2 + (a1+t1)^2/7\npayoff Bob = a2*t1 - a1*a2/3 - (a2-t2)^2",
            &[0],
        ),
        (
            "bayesian?game=A (1 1/4, 2 1/4, 3 1/4, 4 1/4): 1, 2, 3, 4, 5\nB (1 1/4, 2 1/4, 3 1/4, 4 1/4): 1, 2, 3, 4, 5\nC (1 1/4, 2 1/4, 3 1/4, 4 1/4): 1, 2, 3, 4, 5\npayoff A = a1*t2 - a1*a2*a3/9\npayoff B = a2*t3 - a1*a2/3\npayoff C = a3*(a1-a2) - (a3-t1)^2",
            &[0],
        ),
    ],
    page: Some(Row {
        lab: "bayesian",
        course: RUN,
        looks: &[
            Look::run("bayesian"),
            Look::run("bayesian?game=global-game&own_type=3"),
            Look::run("bayesian?game=jury"),
            Look::run("bayesian?game=double-auction&marks=nothing"),
            Look::run("bayesian?game=knowing-hurts"),
        ],
        small: Look::run("bayesian?game=sunspots"),
        large: Look::run("bayesian?game=lemons"),
        by_keys: &[Look::fresh(LARGE).then(BUTTONS_OF_A_RUN)],
        wrong: &[Wrong {
            link: "bayesian?player=2&own_type=3&x=0.25&game=reputation",
            says: &["“3”", "from 1 to 2"],
            taken: ("x", "0.25"),
        }],
    }),
};
