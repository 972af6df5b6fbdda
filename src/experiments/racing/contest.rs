//! Who plays, as something that gives one result after the other: the only thing a race knows of its contestants.

use super::RacingLab;
use super::agents_contest::AgentsContest;
use super::settings::ContestName;
use crate::engines::racing::Outcome;
use crate::engines::solver::Solvable;
use crate::experiments::board::{self, OnShape};
use crate::random::Random;

/// Steps of a coin that take about a millisecond.
const THROWS_A_UNIT: u64 = 50_000;

/// Contestants at work.
pub(super) enum Contest {
    /// Heads, with this probability, is a game for the first player.
    Coin { mean: f64, random: Random },
    /// A coin each.
    TwoCoins { heads: [f64; 2], random: Random },
    /// Others, whose games take many steps.
    Games(Box<dyn Games>),
}

/// A row of games.
pub(super) trait Games {
    /// About a millisecond's work, or as much as there is left of a game; its result if that ends it.
    fn step(&mut self) -> Option<Outcome>;
}

impl Contest {
    /// The contest of race `race` of an experiment: it depends on nothing else.
    pub fn of(lab: &RacingLab, race: u64) -> Self {
        let random = Random::stream(lab.seed, race);
        match lab.contest {
            ContestName::Coin => Self::Coin {
                mean: lab.mean,
                random,
            },
            ContestName::TwoCoins => Self::TwoCoins {
                heads: [lab.first_coin, lab.second_coin],
                random,
            },
            ContestName::ConnectFour => {
                Self::Games(board::on_shape(lab.setup(), Agents { lab, random }))
            }
        }
    }

    /// Works on the next game; its result if it is over.
    #[inline]
    pub fn step(&mut self) -> Option<Outcome> {
        match self {
            Self::Coin { mean, random } => Some(if random.unit() < *mean {
                Outcome::Won
            } else {
                Outcome::Lost
            }),
            Self::TwoCoins { heads, random } => {
                let [first, second] = heads.map(|heads| random.unit() < heads);
                Some(match (first, second) {
                    (true, false) => Outcome::Won,
                    (false, true) => Outcome::Lost,
                    _ => Outcome::Drawn,
                })
            }
            Self::Games(games) => games.step(),
        }
    }

    /// Steps that take about a millisecond.
    pub fn steps_a_unit(&self) -> u64 {
        match self {
            Self::Coin { .. } | Self::TwoCoins { .. } => THROWS_A_UNIT,
            Self::Games(_) => 1,
        }
    }
}

struct Agents<'a> {
    lab: &'a RacingLab,
    random: Random,
}

impl OnShape for Agents<'_> {
    type Output = Box<dyn Games>;

    fn on<S: Solvable + 'static>(self, shape: S) -> Box<dyn Games> {
        let players = [self.lab.first, self.lab.second];
        Box::new(AgentsContest::new(shape, players, self.random))
    }
}
