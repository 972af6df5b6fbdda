//! Tally of races by verdict and games, in whole numbers, so that parts can be added in any order.

use engines::racing::{Plan, Race, Reason, Verdict};
use games::Player;
use serde::{Deserialize, Serialize};
use statistics::{Estimate, Range, Sample};

/// Finished races.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    pub races: u64,
    /// Verdicts for the first player.
    pub first: u64,
    /// Of all races together, and the sum of squares.
    pub games: u64,
    squares: u128,
    /// Ended by bounds, by width, by the last test.
    pub reasons: [u64; 3],
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    pub value: f64,
    /// `None` from a single race.
    pub standard_error: Option<f64>,
}

impl Tally {
    /// Counts a finished race.
    pub fn add(&mut self, verdict: Verdict, race: &Race) {
        self.count(verdict, race.games());
    }

    /// Counts a race that was finished after so many games.
    pub fn count(&mut self, verdict: Verdict, games: u64) {
        self.races += 1;
        self.first += u64::from(verdict.better == Player::First);
        self.games += games;
        self.squares += u128::from(games) * u128::from(games);
        let reason = match verdict.reason {
            Reason::Bounds => 0,
            Reason::Width => 1,
            Reason::LastTest => 2,
        };
        self.reasons[reason] += 1;
    }

    /// Adds other races.
    pub fn merge(&mut self, other: &Self) {
        self.races += other.races;
        self.first += other.first;
        self.games += other.games;
        self.squares += other.squares;
        for (sum, more) in self.reasons.iter_mut().zip(other.reasons) {
            *sum += more;
        }
    }

    /// Whether these can be `races` races of at most `most_games` games each: what comes from outside may be anything.
    pub fn is_sound(&self, races: u64, most_games: u64) -> bool {
        let most = u128::from(races) * u128::from(most_games);
        let most_squares = most.saturating_mul(u128::from(most_games));
        self.races <= races
            && self.first <= self.races
            && u128::from(self.games) <= most
            && self.squares <= most_squares
            && self.reasons.iter().all(|&count| count <= self.races)
    }

    /// How many verdicts are for the wrong player, if the first wins a game with probability `mean`; at ½ those for the
    /// first, as in [`engines::racing::Exact::error`].
    fn wrong(&self, mean: f64) -> u64 {
        if mean > 0.5 {
            self.races - self.first
        } else {
            self.first
        }
    }

    /// The share of wrong verdicts; `None` without races.
    pub fn error(&self, mean: f64) -> Option<Mean> {
        let races = self.races as f64;
        let value = (self.races > 0).then(|| self.wrong(mean) as f64 / races)?;
        let variance = value * (1.0 - value) / (races - 1.0);
        Some(Mean {
            value,
            standard_error: (self.races > 1).then(|| variance.sqrt()),
        })
    }

    /// The same with its 95 % interval, which says something where no verdict was wrong too.
    pub fn error_estimate(&self, mean: f64) -> Option<Estimate> {
        Estimate::of_share(self.wrong(mean) as f64, self.races)
    }

    /// Games per race of these races by `plan`, with the 95 % interval, which knows that a race has at least the games of its
    /// first test and at most those of its last.
    pub fn games_estimate(&self, plan: &Plan) -> Option<Estimate> {
        let range = Range {
            low: plan.games_at(plan.n_min) as f64,
            high: plan.most_games() as f64,
        };
        Estimate::of_sample(&self.sample(), range)
    }

    fn sample(&self) -> Sample {
        // Exact as whole numbers: of nearly equal squares little would be left otherwise.
        let (count, sum) = (u128::from(self.races), u128::from(self.games));
        let spread = count.saturating_mul(self.squares).saturating_sub(sum * sum) as f64;
        let races = self.races.max(1) as f64;
        Sample {
            count: self.races,
            mean: self.games as f64 / races,
            squares: spread / races,
        }
    }

    /// Games per race; `None` without races.
    pub fn mean_games(&self) -> Option<Mean> {
        let sample = self.sample();
        (self.races > 0).then(|| Mean {
            value: sample.mean,
            standard_error: sample.standard_error(),
        })
    }
}
