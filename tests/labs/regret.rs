//! Regret.

use super::row::Kept::Everything;
use super::row::{Course, Lab, Look, Row, Step, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

/// An information set is looked at.
const SELECT: &[Step] = &[
    Step::Press("#information-sets tbody button"),
    Step::See("#selected"),
];

pub const LAB: Lab = Lab {
    name: "regret",
    resumed: &[
        (
            "regret?iterations=3000&compare=cfr-plus,external-sampling&seeds=2",
            Everything,
        ),
        (
            "regret?game=leduc&iterations=40&variant=discounted",
            Everything,
        ),
        (
            "regret?iterations=400&variant=linear&lock=Qpb:(1,0)",
            Everything,
        ),
    ],
    hardest: &[
        ("regret?game=leduc&variant=cfr&iterations=1000000000", &[0]),
        ("regret?cards=13&variant=cfr&iterations=1000000000", &[0]),
        (
            "regret?game=leduc&variant=cfr-plus&iterations=1000000000",
            &[0],
        ),
        (
            "regret?cards=13&variant=cfr-plus&iterations=1000000000",
            &[0],
        ),
        (
            "regret?game=leduc&variant=outcome-sampling&iterations=1000000000",
            &[0],
        ),
        (
            "regret?cards=13&variant=outcome-sampling&iterations=1000000000",
            &[0],
        ),
    ],
    page: Some(Row {
        lab: "regret",
        course: Course {
            told: "[role=group]:has(> #run-status), #learned",
            ..RUN
        },
        looks: &[
            Look::fresh("regret"),
            Look::run("regret?iterations=100&compare=cfr-plus,outcome-sampling&seeds=2")
                .then(SELECT),
            Look::run("regret?game=leduc&iterations=5&lock=second:uniform").then(SELECT),
            Look::run("regret?lock=K:0.3,Kb:1/3&iterations=50").then(SELECT),
            Look::run("regret?iterations=100&lock=J:0.5&compare=cfr-plus"),
            Look::run("regret?game=rock-paper-scissors&iterations=50&head_start=1"),
            Look::run("regret?game=leduc&iterations=20&round=crcK&set=QcrcK"),
            Look::run("regret?cards=13&iterations=20&set=Apb"),
            // Inside an iteration.
            Look::fresh("regret?look=1&step=147")
                .then(&[Step::See("#inside[data-iteration='1'] [data-node]")]),
            // A hand is played.
            Look::run("regret?game=leduc&variant=external-sampling&iterations=2000&seed=5").then(
                &[
                    Step::See("#poker-table[data-state=waiting]"),
                    Step::Press("#next-hand"),
                    Step::See("#poker-table[data-state=playing]"),
                ],
            ),
        ],
        small: Look::run("regret?variant=cfr-plus"),
        large: Look::run("regret?game=leduc&variant=cfr-plus&iterations=50&compare=linear").then(
            &[
                Step::Press("#later"),
                Step::Press("#information-sets tbody button"),
                Step::See("#selected"),
            ],
        ),
        by_keys: &[Look::fresh("regret?iterations=900000000").then(BUTTONS_OF_A_RUN)],
        wrong: &[Wrong {
            link: "regret?variant=fish&iterations=0&lock=X:0.3&deal=AA&set=Xy&view=nowhere&cards=4",
            says: &["“fish”", "“0”", "X", "“AA”", "“Xy”", "“nowhere”"],
            taken: ("cards", "4"),
        }],
    }),
};
