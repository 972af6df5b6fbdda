//! Matches of a pair, summed up: what both have got per round, and how sure that is.
//!
//! What is got per round is all that was got over all rounds that were played: where matches have the same length, the mean over the matches, and
//! where their length is drawn, an estimate of the normalised discounted payoff. How far the matches lie apart is then that of what each has got more
//! than so much in each of its rounds: the usual error of a ratio (W. G. Cochran, "Sampling Techniques", 1977, section 2.11).

use serde::{Deserialize, Serialize};
use statistics::{Range, Sample};

/// Matches of a pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Met {
    pub matches: u64,
    /// Whether every match of the two is the same.
    pub is_certain: bool,
    /// The rounds of all matches, and the sum of their squares by match.
    rounds: [f64; 2],
    /// By player, the first before the second.
    sides: [Side; 2],
    /// The scores of both in a match, multiplied.
    both: f64,
}

/// What a player has got and done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Side {
    score: f64,
    /// Squares of scores, by match.
    squares: f64,
    /// Scores times rounds, by match.
    with_rounds: f64,
    /// How often the first action was played.
    cooperations: f64,
}

/// A match that is over.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    pub rounds: u32,
    pub scores: [f64; 2],
    /// How often each has played their first action.
    pub cooperations: [u32; 2],
}

impl Met {
    /// So many matches that are all the same.
    pub fn certain(played: &Played, matches: u64) -> Self {
        let mut met = Self {
            is_certain: true,
            ..Self::default()
        };
        met.add(played, matches);
        met
    }

    /// Adds a match, so many times.
    pub fn add(&mut self, played: &Played, times: u64) {
        self.matches += times;
        let (times, rounds) = (times as f64, f64::from(played.rounds));
        self.rounds[0] += times * rounds;
        self.rounds[1] += times * rounds * rounds;
        self.both += times * played.scores[0] * played.scores[1];
        for (player, side) in self.sides.iter_mut().enumerate() {
            let score = played.scores[player];
            side.score += times * score;
            side.squares += times * score * score;
            side.with_rounds += times * score * rounds;
            side.cooperations += times * f64::from(played.cooperations[player]);
        }
    }

    /// Adds other matches of the same pair.
    pub fn merge(&mut self, other: &Self) {
        self.matches = self.matches.saturating_add(other.matches);
        self.is_certain |= other.is_certain;
        self.both += other.both;
        for power in 0..2 {
            self.rounds[power] += other.rounds[power];
        }
        for (side, others) in self.sides.iter_mut().zip(&other.sides) {
            side.score += others.score;
            side.squares += others.squares;
            side.with_rounds += others.with_rounds;
            side.cooperations += others.cooperations;
        }
    }

    /// What a round brings each; 0 without matches.
    pub fn means(&self) -> [f64; 2] {
        self.sides.map(|side| self.per_round(side.score))
    }

    /// How often each plays the first action, as a share of all rounds; 0 without matches.
    pub fn cooperation(&self) -> [f64; 2] {
        self.sides.map(|side| self.per_round(side.cooperations))
    }

    fn per_round(&self, sum: f64) -> f64 {
        sum / self.rounds[0].max(1.0)
    }

    /// The variance of the mean of the payoffs of a round, weighted by `weights`, which lies in `range`; 0 where every match is the same. As for every
    /// mean of values in a range, one at either end is added: see [`statistics`].
    pub fn variance(&self, weights: [f64; 2], range: Range) -> f64 {
        if self.is_certain || self.matches == 0 {
            return 0.0;
        }
        let means = self.means();
        let matches = self.matches as f64;
        let length = self.rounds[0] / matches;
        // What each has got more than the mean of a round in each of its rounds.
        let product = |one: usize, other: usize, products: f64| {
            products
                - means[one] * self.sides[other].with_rounds
                - means[other] * self.sides[one].with_rounds
                + means[one] * means[other] * self.rounds[1]
        };
        let squares = [0, 1].map(|player| product(player, player, self.sides[player].squares));
        let [own, other] = weights;
        let squares = own * own * squares[0]
            + other * other * squares[1]
            + 2.0 * own * other * product(0, 1, self.both);
        let sample = Sample {
            count: self.matches,
            mean: own * means[0] + other * means[1],
            squares: squares.max(0.0) / (length * length),
        };
        let error = sample.with(range.low).with(range.high).standard_error();
        error.map_or(0.0, |error| error * error)
    }

    /// Whether these can be at most so many matches.
    pub fn fits(&self, matches: u64) -> bool {
        let sides = self.sides.iter();
        let sides = sides.flat_map(|side| {
            [
                side.score,
                side.squares,
                side.with_rounds,
                side.cooperations,
            ]
        });
        let mut sums = sides.chain(self.rounds).chain([self.both]);
        self.matches <= matches && sums.all(f64::is_finite)
    }
}
