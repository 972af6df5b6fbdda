//! Contest, something that gives one result after the other: the only thing a race knows of its contestants.

use super::agents_contest::AgentsContest;
use super::game_row::Games;
use crate::common::on_shape::{OnShape, on_shape};
use engines::effort;
use engines::racing::Outcome;
use engines::solver::Solvable;
use experiments::racing::{ContestName, RacingExperiment};
use games::Player;
use games::rrrats::Match;
use games::war;
use random::Random;

/// Steps that take about a millisecond: of a coin, of War where games end, of Rrrats.
const THROWS_A_UNIT: u64 = 50_000;
const WARS_A_UNIT: u64 = 100;
/// Rounds of War that take a few milliseconds, should games not end.
const ROUNDS_A_UNIT: u64 = 1_000_000;
const RRRATS_A_UNIT: u64 = 1_000;

/// Turns of a usual game of Rrrats.
const TURNS: u64 = 50;

/// Contestants at work.
pub(super) enum Contest {
    /// Heads, with this probability, is a game for the first player.
    Coin { mean: f64, random: Random },
    /// A coin each.
    TwoCoins { heads: [f64; 2], random: Random },
    /// Strategies at War.
    War {
        rules: war::Rules,
        orders: [war::Orders; 2],
        random: Random,
    },
    /// Strategies at Rrrats, who begin in turn.
    Rrrats {
        players: Match,
        games: u64,
        random: Random,
    },
    /// Others, whose games take many steps.
    Games(Box<dyn Games>),
}

impl Contest {
    /// The contest of race `race` of an experiment: it depends on nothing else.
    pub fn of(lab: &RacingExperiment, race: u64) -> Self {
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
            ContestName::ConnectFour => Self::Games(on_shape(lab.setup(), Agents { lab, random })),
            ContestName::War => Self::War {
                rules: lab.war.rules(),
                orders: [lab.first_orders, lab.second_orders].map(|shares| shares.orders()),
                random,
            },
            ContestName::Rrrats => Self::Rrrats {
                players: Match::new(&lab.rrrats.rules(), [&lab.first_rolls, &lab.second_rolls]),
                games: 0,
                random,
            },
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
            Self::War {
                rules,
                orders,
                random,
            } => {
                let end = war::play(rules, orders, random);
                effort::spend(u64::from(end.rounds));
                Some(Outcome::of_score(end.score))
            }
            Self::Rrrats {
                players,
                games,
                random,
            } => {
                let begins = Player::at_ply(*games as usize);
                *games += 1;
                effort::spend(TURNS);
                Some(Outcome::of_score(players.play(begins, random)))
            }
            Self::Games(games) => games.step(),
        }
    }

    /// Whether it can go on after games whose results are known, and is spared much by it: other games than those of agents
    /// are played again in no time.
    pub fn goes_on_after_games(&self) -> bool {
        matches!(self, Self::Games(games) if games.goes_on_after_games())
    }

    /// Goes on after so many games, before its own first one; false if it cannot.
    pub fn go_on_after(&mut self, count: u64) -> bool {
        match self {
            Self::Games(games) if games.goes_on_after_games() => {
                games.go_on_after(count);
                true
            }
            _ => false,
        }
    }

    /// Steps that take about a millisecond.
    pub fn steps_a_unit(&self) -> u64 {
        match self {
            Self::Coin { .. } | Self::TwoCoins { .. } => THROWS_A_UNIT,
            Self::War { rules, .. } => (ROUNDS_A_UNIT / u64::from(rules.cap)).clamp(1, WARS_A_UNIT),
            Self::Rrrats { .. } => RRRATS_A_UNIT,
            Self::Games(_) => 1,
        }
    }
}

struct Agents<'a> {
    lab: &'a RacingExperiment,
    random: Random,
}

impl OnShape for Agents<'_> {
    type Output = Box<dyn Games>;

    fn on<S: Solvable + 'static>(self, shape: S) -> Box<dyn Games> {
        let players = [self.lab.first, self.lab.second];
        Box::new(AgentsContest::new(shape, players, self.random))
    }
}
