//! Convergence.

use super::row::Kept::Shown;
use super::row::{Lab, Look, Row, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

pub const LAB: Lab = Lab {
    name: "convergence",
    resumed: &[(
        "convergence?moves=445344&agents=uct(700)&seeds=3&solve_budget=20000",
        Shown,
    )],
    hardest: &[(
        "convergence?width=12&height=12&in_a_row=5&agents=uct(1000000)&seeds=200",
        &[0, 12],
    )],
    page: Some(Row {
        lab: "convergence",
        course: RUN,
        looks: &[
            Look::fresh("convergence"),
            Look::run("convergence?moves=44552331&agents=uct(200)&seeds=2"),
            // What is not solved.
            Look::run("convergence?moves=44&width=8&agents=uct(50)&seeds=2&solve_budget=1000"),
        ],
        small: Look::run(
            "convergence?moves=112233&agents=uct(300),knowledge(100)&seeds=4&width=6&height=5",
        ),
        large: Look::run("convergence?agents=uct(5000),knowledge(5000)"),
        by_keys: &[
            Look::fresh("convergence?agents=uct(100000),knowledge(100000)&seeds=200")
                .then(BUTTONS_OF_A_RUN),
        ],
        wrong: &[Wrong {
            link: "convergence?agents=uct(200),fish&seeds=0&width=6",
            says: &["fish", "“0”"],
            taken: ("width", "6"),
        }],
    }),
};
