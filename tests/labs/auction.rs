//! Auctions.

use super::row::Kept::{Everything, Shown};
use super::row::{Lab, Look, Row, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

pub const LAB: Lab = Lab {
    name: "auction",
    resumed: &[
        ("auction?auctions=4000", Everything),
        ("auction?bidders=2&grid=6&rounds=300&auctions=1", Everything),
        ("auction?bidders=3&budget=0.4&auctions=1", Everything),
        (
            "auction?bidders=2&other_share=0.5&grid=3&rounds=50&auctions=1",
            Shown,
        ),
        (
            "auction?format=all-pay&values=v^2&bidders=9&auctions=1",
            Shown,
        ),
    ],
    hardest: &[
        (
            "auction?format=discriminatory&bidders=50&units=49&values=v^0.1&auctions=2500",
            &[0, 1, 2, 3],
        ),
        (
            "auction?bidders=50&values=(exp(3*v)-1)/(exp(3)-1)&risk_aversion=0.9&reserve=0.4&auctions=2500",
            &[0, 1, 2, 3],
        ),
        (
            "auction?bidders=2&values=sqrt(v)&grid=10&auctions=2500",
            &[0, 1, 2, 3],
        ),
        (
            "auction?bidders=2&format=all-pay&worth=common&grid=20&rounds=10000&auctions=2500",
            &[1, 2],
        ),
        (
            "auction?bidders=50&grid=20&learner=fictitious-play&rounds=10000&auctions=2500",
            &[1, 2],
        ),
        (
            "auction?bidders=50&other_share=0.5&other_values=v^20&grid=20&rounds=10000&auctions=2500",
            &[0, 1, 3],
        ),
        (
            "auction?bidders=50&budget=0.3&values=(exp(3*v)-1)/(exp(3)-1)&auctions=2500",
            &[0, 3],
        ),
        (
            "auction?format=third-price&values=max(0,min(1,2*v-0.5))&bidders=50&auctions=2500",
            &[0, 1, 2, 3],
        ),
    ],
    page: Some(Row {
        lab: "auction",
        course: RUN,
        looks: &[
            Look::run("auction?reserve=0.2"),
            Look::run("auction?format=third-price&bidders=5"),
            Look::run("auction?values=(exp(v)-1)/(exp(1)-1)&risk_aversion=0.5"),
            Look::run("auction?reserve=1"),
            Look::run("auction?bidders=2&opponents=learned&round=20"),
            Look::run("auction?bidders=3&other_share=0.5&opponents=naive"),
            Look::run("auction?bidders=2&budget=0.3"),
            Look::run("auction?format=uniform-price&bidders=9&units=4&fee=0.1&value=0.1"),
        ],
        small: Look::run("auction?bidders=2&auctions=100"),
        large: Look::run("auction?bidders=50&units=10&values=v^0.5&auctions=20000"),
        by_keys: &[Look::fresh("auction?bidders=50&auctions=1000000").then(BUTTONS_OF_A_RUN)],
        wrong: &[Wrong {
            link: "auction?bidders=3&units=3&auctions=50",
            says: &["“3”", "from 1 to 2"],
            taken: ("auctions", "50"),
        }],
    }),
};
