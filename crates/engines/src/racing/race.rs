//! One race, fed a result at a time: algorithms 1 to 5 of the thesis, see [`super::rules`] for what differs.
//!
//! Between tests a game costs three additions and a comparison. Nothing is allocated.

use super::plan::Plan;
use crate::effort::spend;
use games::Player;
use serde::{Deserialize, Serialize};

/// Of a test: roots and quotients.
const OPERATIONS: u64 = 8;

/// How a game ended for the first player of the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    Lost,
    Drawn,
    Won,
}

impl Outcome {
    /// Of a game that `winner` has won, `None` for a draw, for the one who had the part of `side` in it.
    pub fn of(winner: Option<Player>, side: Player) -> Self {
        match winner {
            None => Self::Drawn,
            Some(winner) if winner == side => Self::Won,
            Some(_) => Self::Lost,
        }
    }

    /// Of what the first player got: 1 for a win, ½ for a draw, 0.
    #[inline(always)]
    pub fn of_score(score: f64) -> Self {
        if score > 0.5 {
            Self::Won
        } else if score < 0.5 {
            Self::Lost
        } else {
            Self::Drawn
        }
    }

    /// Of two numbers, the higher of which wins; equal ones draw.
    pub fn of_comparison(first: f64, second: f64) -> Self {
        // Compared, not subtracted: a difference may be rounded away, or come out of rounding.
        if first > second {
            Self::Won
        } else if first < second {
            Self::Lost
        } else {
            Self::Drawn
        }
    }

    /// 0, 1 or 2: twice the result, so that sums are exact.
    #[inline(always)]
    pub fn half_points(self) -> u64 {
        self as u64
    }
}

/// What ended a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// ½ is outside the bounds.
    Bounds,
    /// The bounds are no more than 2ε apart.
    Width,
    /// That was the last test.
    LastTest,
}

impl Reason {
    /// Which of the three it is, from 0: for lists of texts.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name in results.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bounds => "bounds",
            Self::Width => "width",
            Self::LastTest => "last_test",
        }
    }
}

/// Who is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// By the bounds, else by the mean; a mean of exactly ½ favours the second player, as in the source. Where the two
    /// are not told apart (any other reason than [`Reason::Bounds`]) that is a guess.
    pub better: Player,
    pub reason: Reason,
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Test {
    /// n.
    pub number: u64,
    pub games: u64,
    /// X̄.
    pub mean: f64,
    /// ε_n.
    pub radius: f64,
    /// LB: the highest lower bound so far.
    pub lower: f64,
    /// UB: the lowest upper bound so far.
    pub upper: f64,
}

/// A race under way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Race {
    plan: Plan,
    games: u64,
    half_points: u64,
    /// Sum of the squares of half points.
    squares: u64,
    /// n of the next test, and the games it is after.
    next_test: u64,
    next_games: u64,
    lower: f64,
    upper: f64,
    radius: f64,
}

impl Race {
    /// Before the first game.
    pub fn new(plan: Plan) -> Self {
        Self {
            plan,
            games: 0,
            half_points: 0,
            squares: 0,
            next_test: plan.n_min,
            next_games: plan.games_at(plan.n_min),
            lower: 0.0,
            upper: 1.0,
            radius: 1.0,
        }
    }

    /// Counts a game; the verdict as soon as there is one. Then the race is over and takes no further game.
    #[inline]
    pub fn add(&mut self, outcome: Outcome) -> Option<Verdict> {
        let half_points = outcome.half_points();
        self.games += 1;
        self.half_points += half_points;
        self.squares += half_points * half_points;
        if self.games < self.next_games {
            return None;
        }
        self.test()
    }

    fn test(&mut self) -> Option<Verdict> {
        debug_assert!(self.games == self.next_games, "the race is over");
        spend(OPERATIONS);
        let n = self.next_test;
        let mean = self.mean();
        self.radius = self.plan.radius(n, self.variance());
        self.lower = self.lower.max(mean - self.radius);
        self.upper = self.upper.min(mean + self.radius);
        self.next_test = n + 1;
        self.next_games = self.plan.games_at(n + 1);
        self.verdict(n, mean)
    }

    fn verdict(&self, n: u64, mean: f64) -> Option<Verdict> {
        let verdict = |is_first: bool, reason| {
            let better = if is_first {
                Player::First
            } else {
                Player::Second
            };
            Some(Verdict { better, reason })
        };
        if self.plan.rules.stops_at_half && (self.lower > 0.5 || self.upper < 0.5) {
            verdict(self.lower > 0.5, Reason::Bounds)
        } else if self.plan.rules.stops_by_width
            && self.upper - self.lower <= 2.0 * self.plan.epsilon
        {
            verdict(mean > 0.5, Reason::Width)
        } else if n >= self.plan.n_max {
            verdict(mean > 0.5, Reason::LastTest)
        } else {
            None
        }
    }

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// X̄ of the games so far; ½ before the first.
    pub fn mean(&self) -> f64 {
        if self.games == 0 {
            return 0.5;
        }
        self.half_points as f64 / (2 * self.games) as f64
    }

    /// σ̄² of the games so far, divided by their number and not by one less; 0 before the first.
    pub fn variance(&self) -> f64 {
        if self.games == 0 {
            return 0.0;
        }
        let mean = self.mean();
        let mean_square = self.squares as f64 / (4 * self.games) as f64;
        (mean_square - mean * mean).max(0.0)
    }

    /// Tests done.
    pub fn tests(&self) -> u64 {
        self.next_test - self.plan.n_min
    }

    /// The games after which the next test is.
    pub fn next_games(&self) -> u64 {
        self.next_games
    }

    /// What the test after the last game has found; `None` if there was none after that game.
    pub fn last_test(&self) -> Option<Test> {
        let number = self.next_test - 1;
        let is_fresh = self.tests() > 0 && self.plan.games_at(number) == self.games;
        is_fresh.then(|| Test {
            number,
            games: self.games,
            mean: self.mean(),
            radius: self.radius,
            lower: self.lower,
            upper: self.upper,
        })
    }

    /// LB and UB: what the tests so far say of the mean.
    pub fn bounds(&self) -> (f64, f64) {
        (self.lower, self.upper)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_compared_and_not_subtracted() {
        // Added to ½, a difference of 1e−20 would be lost.
        let half = 0.07 * 0.540_302_305_868_139_8;
        assert_eq!(Outcome::of_comparison(half, half), Outcome::Drawn);
        assert_eq!(Outcome::of_comparison(2e-20, 1e-20), Outcome::Won);
        assert_eq!(Outcome::of_comparison(-3.0, 1e300), Outcome::Lost);
    }
}
