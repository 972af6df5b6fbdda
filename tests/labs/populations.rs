//! Populations.

use super::row::Kept::Everything;
use super::row::{Key, Lab, Look, Row, Step, Wrong};
use super::runs::{BUTTONS_OF_A_RUN, RUN};

pub const LAB: Lab = Lab {
    name: "populations",
    resumed: &[
        (
            "populations?population=300&selection=0&start=150&runs=40",
            Everything,
        ),
        (
            "populations?structure=grid&width=30&height=30&process=death-birth&start=450&runs=20&generations=50",
            Everything,
        ),
        ("populations?game=rock-paper-scissors&population=12&start=4,4&runs=1&watched=1000", Everything),
    ],
    hardest: &[
        ("populations?population=10000&mutation=1/100", &[0, 1, 2]),
        (
            "populations?game=rock-paper-scissors-lizard-spock&population=10000&process=wright-fisher&mapping=exponential",
            &[0, 1, 2],
        ),
        (
            "populations?game=rock-paper-scissors&population=51&process=fermi&mutation=1/10&start=17,17",
            &[0],
        ),
        (
            "populations?structure=scale-free&population=10000&process=birth-death&links=10",
            &[1, 2],
        ),
        (
            "populations?structure=star&population=200&process=birth-death",
            &[0, 2],
        ),
        (
            "populations?structure=random-regular&population=14&process=death-birth",
            &[0],
        ),
        (
            "populations?structure=path&population=8&process=imitation",
            &[0],
        ),
        (
            "populations?structure=grid&width=300&height=300&process=imitate-best&borders=on&start=45000",
            &[1],
        ),
    ],
    page: Some(Row {
        lab: "populations",
        course: RUN,
        looks: &[
            Look::run("populations"),
            Look::run("populations?fitness=3/2&structure=star&population=10&process=birth-death"),
            Look::run(
                "populations?structure=grid&width=20&height=20&process=imitate-best&start=200&runs=4&generations=30&watched=30",
            ),
            Look::run(
                "populations?game=rock-paper-scissors-generous&population=15&selection=1/10&mutation=1/20&start=5,5",
            ),
        ],
        small: Look::run("populations?population=10&runs=100"),
        large: Look::run(
            "populations?structure=grid&width=300&height=300&process=death-birth&start=45000&runs=4&generations=40&watched=60",
        )
        .then(&[Step::Key(Key::End)]),
        by_keys: &[
            Look::fresh(
                "populations?population=10000&selection=0&start=5000&runs=1000000&generations=1000000",
            )
            .then(BUTTONS_OF_A_RUN),
        ],
        wrong: &[Wrong {
            link: "populations?process=imitate-best&start=99&runs=50",
            says: &["needs neighbours", "“99”"],
            taken: ("runs", "50"),
        }],
    }),
};
