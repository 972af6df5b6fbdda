//! Tuning.

use super::row::Kept::{Everything, Shown};
use super::row::{Lab, Look, Row, Step, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN, TIME};

pub const LAB: Lab = Lab {
    name: "tuning",
    resumed: &[
        (
            "tuning?problem=noisy-onemax&evaluations=300&repeats=2",
            Everything,
        ),
        (
            "tuning?problem=hill&optimizer=ntbea,genetic,compact-genetic,hill-climber,random,ucb&evaluations=150&repeats=1&noise=1",
            Everything,
        ),
        (
            "tuning?problem=agent&evaluations=16&repeats=1&simulations=30&fresh=3&width=5&height=4&in_a_row=3",
            Everything,
        ),
        (
            "tuning?problem=game&game=rrrats&evaluations=6&repeats=1&fresh=1&penalty=0.1",
            Everything,
        ),
        (
            "tuning?problem=game&game=rrrats&evaluations=6&repeats=1&fresh=1",
            Shown,
        ),
        (
            "tuning?problem=aliens&evaluations=12&repeats=1&fresh=2&finalists=0&skilled_budget=10&unskilled_budget=5",
            Everything,
        ),
        (
            "tuning?problem=rolling-horizon&evaluations=12&repeats=1&fresh=2&finalists=0&plan_budget=10",
            Everything,
        ),
        (
            "tuning?problem=aliens&own_space=lives:1,3;reload:1..4&evaluations=12&repeats=1&fresh=2&finalists=0&skilled_budget=10&unskilled_budget=5",
            Everything,
        ),
    ],
    hardest: &[
        (
            "tuning?problem=agent&width=12&height=12&in_a_row=5&simulations=100000&evaluations=1000",
            &[0],
        ),
        (
            "tuning?bits=53&tuples=1,2,3,all&neighbours=10000&batch=64&evaluations=1000000&recommend=with-neighbours",
            &[0],
        ),
        (
            "tuning?problem=aliens&skilled_budget=5000&unskilled_budget=5000&evaluations=1000",
            &[0],
        ),
        (
            "tuning?problem=rolling-horizon&own_space=horizon:1,200;population:99,100&plan_budget=5000&evaluations=1000",
            &[0],
        ),
        // So many points are evaluated quickly enough for them all to be gone through, for the curve and for the races.
        (
            "tuning?bits=53&tuples=1,2,3,all&neighbours=1&evaluations=200&finalists=8",
            &[0],
        ),
        (
            "tuning?problem=hill&dimensions=11&values=26&tuples=1,2,3,all&neighbours=10000",
            &[0],
        ),
    ],
    page: Some(Row {
        lab: "tuning",
        course: RUN,
        looks: &[
            Look::fresh("tuning"),
            Look::run("tuning?evaluations=60&repeats=2"),
            Look::run("tuning?problem=own&evaluations=60&repeats=2"),
            Look::run(
                "tuning?problem=game&evaluations=6&repeats=1&fresh=1&finalists=1&race_epsilon=0.4\
             &stronger=random&weaker=random",
            ),
            // A formula that is wrong.
            Look::fresh("tuning?problem=own&formula=x%2B"),
        ],
        small: Look::run("tuning?evaluations=40&repeats=2")
            .then(&[Step::Slide(TIME, 25), Step::Address("step", "25")]),
        // The longest search that is kept.
        large: Look::run("tuning?problem=noisy-trap&evaluations=5000&repeats=4").then(&[
            Step::Slide(TIME, 4_990),
            Step::Address("step", "4990"),
            Step::Slide(TIME, 100),
            Step::Address("step", "100"),
            Step::Slide(TIME, 4_000),
            Step::Address("step", "4000"),
        ]),
        by_keys: &[
            Look::fresh("tuning?problem=agent&evaluations=3000&repeats=4").then(BUTTONS_OF_A_RUN),
        ],
        wrong: &[Wrong {
            link: "tuning?problem=hill&dimensions=32&values=100&bits=99&optimizer=ucb,ntbea,fish",
            says: &["bits is “99”", "more than", "optimizer is"],
            taken: ("problem", "hill"),
        }],
    }),
};
