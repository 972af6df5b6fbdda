//! The error probability and the mean number of games of a race between two coins, exact but for the width rule: by
//! dynamic programming over the number of wins at each test.
//!
//! Beyond the source, which treats the tests as independent (see [`super::error_bound`]). A game is won with a fixed
//! probability and never drawn. The width rule is that of a single test (see `band`): a race ends by it when the bounds of
//! that test are 2ε apart, while a real race compares the best bounds of all tests, whose distance depends on the whole
//! history. So a real race ends no later: where the rule matters most, in LEBR near ½, about 3 % earlier.
//!
//! Between two tests nothing is decided, so the games between them are one convolution with a binomial distribution; and
//! where no number of wins that can be reached lies outside the band of the undecided, tests are passed over.
//! Probabilities below 10⁻¹⁸ are dropped: far less than 10⁻¹⁰ in all.

use super::band::Band;
use super::binomial::Weights;
use super::plan::Plan;
use crate::{Status, effort};
use serde::{Deserialize, Serialize};

/// A number of wins less likely than this is as good as impossible.
const NEGLIGIBLE: f64 = 1e-18;
/// Wins farther than this many standard deviations from what is expected are as good as impossible.
const FARTHEST: f64 = 9.5;

/// What is known about a race between two coins: exact but for the width rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Exact {
    /// The probability that the first player is found to be better.
    pub first: f64,
    /// The same for the second.
    pub second: f64,
    /// The mean number of games.
    pub games: f64,
}

impl Exact {
    /// The probability of the wrong verdict, if the first player wins with probability `mean`. At exactly ½ nobody is
    /// better: the verdict for the first counts as wrong there, as in the source's (2.15).
    pub fn error(&self, mean: f64) -> f64 {
        if mean > 0.5 { self.second } else { self.first }
    }
}

/// The calculation, in steps of a test.
#[derive(Clone, Debug)]
pub struct ExactRace {
    plan: Plan,
    mean: f64,
    band: Band,
    /// The next test.
    next: u64,
    /// Games that `undecided` is after.
    games: u64,
    /// The number of wins that the first probability is of.
    lowest: u64,
    /// The probability of being undecided with each number of wins.
    undecided: Vec<f64>,
    /// Memory for the next of these, and for the games between tests.
    spare: Vec<f64>,
    weights: Weights,
    weights_of: u64,
    found: Exact,
}

impl ExactRace {
    /// A race of these numbers in which the first player wins each game with probability `mean`, from (0, 1).
    pub fn new(plan: Plan, mean: f64) -> Self {
        Self {
            plan,
            mean,
            band: Band::new(plan),
            next: plan.n_min,
            games: 0,
            lowest: 0,
            undecided: vec![1.0],
            spare: Vec::new(),
            weights: Weights::default(),
            weights_of: 0,
            found: Exact::default(),
        }
    }

    /// Up to `budget` tests.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.is_finished() {
                break;
            }
            self.test();
        }
        if self.is_finished() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// The result; meaningful when it is finished.
    pub fn found(&self) -> Exact {
        self.found
    }

    /// Tests done.
    pub fn tests(&self) -> u64 {
        self.next - self.plan.n_min
    }

    fn is_finished(&self) -> bool {
        self.next > self.plan.n_max || self.undecided.is_empty()
    }

    fn test(&mut self) {
        let n = self.next;
        self.next += 1;
        let games = self.plan.games_at(n);
        let lowest_undecided = if n == self.plan.n_max {
            // The player who has more wins is better now: nobody is left undecided.
            games + 1
        } else {
            self.band.lowest_undecided(n)
        };
        if self.stays_within(games, lowest_undecided) {
            return;
        }
        self.play_until(games);
        self.decide(lowest_undecided);
    }

    /// Whether after `games` games no number of wins that matters is outside the band.
    fn stays_within(&self, games: u64, lowest_undecided: u64) -> bool {
        let played = (games - self.games) as f64;
        let expected = played * self.mean;
        let spread = 1.0 + FARTHEST * (expected * (1.0 - self.mean)).sqrt();
        let low = self.lowest as f64 + expected - spread;
        let high = (self.lowest + self.undecided.len() as u64) as f64 + expected + spread;
        let lowest_undecided = lowest_undecided as f64;
        low >= lowest_undecided && high <= games as f64 - lowest_undecided
    }

    /// The distribution after `games` games.
    fn play_until(&mut self, games: u64) {
        let played = games - self.games;
        if self.weights_of != played {
            self.weights.set(played, self.mean);
            self.weights_of = played;
        }
        let length = self.undecided.len();
        effort::spend((length * self.weights.values.len() / 8 + length) as u64);
        self.spare.clear();
        self.spare
            .resize(length + self.weights.values.len() - 1, 0.0);
        for (shift, &weight) in self.weights.values.iter().enumerate() {
            let target = &mut self.spare[shift..shift + length];
            for (sum, &probability) in target.iter_mut().zip(&self.undecided) {
                *sum += weight * probability;
            }
        }
        core::mem::swap(&mut self.undecided, &mut self.spare);
        self.lowest += self.weights.first;
        self.games = games;
    }

    /// Takes what is outside the band away, as decided, and what is negligible.
    fn decide(&mut self, lowest_undecided: u64) {
        let games = self.games;
        let highest_undecided = games.saturating_sub(lowest_undecided);
        let is_inside = |wins: u64| lowest_undecided <= wins && wins <= highest_undecided;
        let (mut first, mut second) = (0.0, 0.0);
        let mut kept = 0..0;
        for (index, &probability) in self.undecided.iter().enumerate() {
            let wins = self.lowest + index as u64;
            if is_inside(wins) {
                if probability >= NEGLIGIBLE {
                    if kept.is_empty() {
                        kept.start = index;
                    }
                    kept.end = index + 1;
                }
            } else if 2 * wins > games {
                first += probability;
            } else {
                second += probability;
            }
        }
        self.found.first += first;
        self.found.second += second;
        self.found.games += (first + second) * games as f64;
        self.lowest += kept.start as u64;
        self.undecided.truncate(kept.end);
        self.undecided.drain(..kept.start);
    }
}
