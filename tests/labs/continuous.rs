//! Continuous games.

use super::row::Kept::Shown;
use super::row::{Key, Lab, Look, Row, Step, Wrong};
use super::runs::RUN;

pub const LAB: Lab = Lab {
    name: "continuous",
    resumed: &[
        ("continuous", Shown),
        ("continuous?game=contest", Shown),
        ("continuous?game=chase&order=at-once", Shown),
    ],
    hardest: &[
        (
            "continuous?game=A: x from 0 to 1\nB: y from 0 to 1\na = sin(9*x)*cos(7*y) + sqrt(x+y) - exp(x*y)/3\nb = a^2 + x^1.5*y + log(1+x+y)\nc = max(a, b) + min(x, y)*abs(x-y)\npayoff A = c + if(x<y, a*b, a-b)\npayoff B = c - a*b*x",
            &[0],
        ),
        (
            "continuous?game=A: x from 0 to 2\nB: y from 0 to 2\npayoff A = 2*min(x, y) - x\npayoff B = 2*min(x, y) - y",
            &[0],
        ),
    ],
    page: Some(Row {
        lab: "continuous",
        course: RUN,
        looks: &[
            Look::run("continuous"),
            Look::run("continuous?game=contest"),
            Look::run("continuous?game=fashion&film=elimination"),
            Look::run("continuous?game=chase&marks=nothing"),
            Look::run("continuous?game=quarrel&x=0.45&y=0.45&step=5"),
        ],
        small: Look::run("continuous?game=partnership"),
        large: Look::run("continuous?game=commons"),
        by_keys: &[
            // The question is answered, and the path begins elsewhere.
            Look::fresh("continuous").then(&[
                Step::Enter("#payoffs .predict button"),
                Step::See("g.first-mover"),
                Step::Enter(".reaction-plane"),
                Step::Key(Key::Right),
                Step::See("#plane[data-start='0.12 0.9']"),
            ]),
        ],
        wrong: &[Wrong {
            link: "continuous?x=2&game=contest",
            says: &["“2”", "from 0 to 1"],
            taken: ("game", "contest"),
        }],
    }),
};
