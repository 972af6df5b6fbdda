//! Evolving Rrrats for players of different skill: by which dice, limit and tokens does the better of two win most surely,
//! and soon?
//!
//! Source: as for [`super::connect`]. The stronger player decides by everything on the table, best against the weaker, who
//! looks at nothing but the hand ([`BestPlay`](engines::rrrats::BestPlay)). An evaluation is a game roll by roll; who begins is drawn. Its value is
//! the stronger player's score minus ½, less the penalty times the turns in hundreds. Without a penalty the true value is
//! known exactly.

use crate::Experiment;
use crate::common::rrrats_rules::{FacesName, RrratsRules, TwosName};
use engines::tuning::problems::{Dimension, Problem};
use engines::tuning::space::{Point, Space};
use games::rrrats::{RollOn, Rules};
use statistics::Range;

const TOKENS: [u64; 5] = [11, 21, 31, 41, 51];
/// Dice with four 0s are left out: best play with them takes seconds to compute.
const FACES: [FacesName; 5] = [
    FacesName::ThreeTwoOne,
    FacesName::TwoThreeOne,
    FacesName::TwoTwoTwo,
    FacesName::ThreeOneTwo,
    FacesName::OneThreeTwo,
];
const HAND_LIMITS: [u64; 4] = [3, 4, 5, 6];
const TWOS: [TwosName; 3] = [TwosName::Steal, TwosName::Take, TwosName::TakeTwo];

/// Rules for two players.
#[derive(Clone, Debug)]
pub struct RrratsProblem {
    pub weaker: RollOn,
    /// What a game of a hundred turns costs.
    pub penalty: f64,
    space: Space,
}

impl RrratsProblem {
    /// Against this player; see the fields.
    pub fn new(weaker: RollOn, penalty: f64) -> Self {
        let sizes = [TOKENS.len(), FACES.len(), HAND_LIMITS.len(), TWOS.len()];
        let space = Space::new(sizes.map(|size| size as u16).to_vec());
        Self {
            weaker,
            penalty,
            space: space.unwrap_or_else(|_| unreachable!("it has four small dimensions")),
        }
    }

    /// The rules that a point stands for.
    pub fn rules_of(point: &Point) -> Rules {
        rules(point).rules()
    }

    /// The lab in which somebody plays it against the weaker player.
    pub fn to_play(&self, point: &Point) -> Experiment {
        Experiment::rrrats_against(rules(point), self.weaker)
    }
}

fn rules(point: &Point) -> RrratsRules {
    let [tokens, faces, hand_limit, twos] = [0, 1, 2, 3].map(|place| usize::from(point[place]));
    RrratsRules {
        tokens: TOKENS[tokens],
        faces: FACES[faces],
        hand_limit: HAND_LIMITS[hand_limit],
        twos: TWOS[twos],
        ..RrratsRules::default()
    }
}

impl Problem for RrratsProblem {
    fn space(&self) -> &Space {
        &self.space
    }

    fn dimensions(&self) -> Vec<Dimension> {
        let numbers = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect();
        let dimension = |name: &str, values| Dimension {
            name: name.to_owned(),
            values,
        };
        vec![
            dimension("tokens", numbers(&TOKENS)),
            dimension(
                "faces",
                FACES.iter().map(|faces| faces.name().to_owned()).collect(),
            ),
            dimension("hand_limit", numbers(&HAND_LIMITS)),
            dimension(
                "twos",
                TWOS.iter().map(|twos| twos.name().to_owned()).collect(),
            ),
        ]
    }

    /// Best play has to be computed for it, which takes up to seconds.
    fn true_value(&self, _: &Point) -> Option<f64> {
        None
    }

    /// Without a penalty points less one half; with one, however long a game may take.
    fn range(&self) -> Range {
        Range {
            low: if self.penalty > 0.0 {
                f64::NEG_INFINITY
            } else {
                -0.5
            },
            high: 0.5,
        }
    }

    /// The best plays of all points take too long.
    fn best_value(&self) -> Option<f64> {
        None
    }
}
