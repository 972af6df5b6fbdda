//! The best strategy that looks at nothing but the hand, against one of the same kind.
//!
//! The thesis evolves such strategies: three numbers, the probabilities of rolling on with one, two and three tokens in
//! hand. How good one is follows exactly from [`super::exact`]; the best is looked for, a number at a time, from the best pure
//! strategy (numbers 0 and 1 alone) and from the middle. Each number is chosen by the best of `GRID` points and then by
//! golden section between its neighbours. So the worth of what is found is exact, and that nothing is better is as sure as
//! such a search is: `tests/rrrats/` looks at a fine grid too.

use super::exact::win_probability;
use crate::engines::Status;
use crate::games::rrrats::{RollOn, Rules};
use serde::{Deserialize, Serialize};

/// Three probabilities.
pub type Three = [f64; 3];

/// A strategy and what it is worth: points a game if each begins every other one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    pub probabilities: Three,
    pub mean: f64,
}

/// Points of the first look at a number.
const GRID: u32 = 9;
/// Steps of golden section: the place is then known to 10⁻⁹.
const SECTIONS: u32 = 36;
/// A round of all numbers that gains less is the last.
const LEAST_GAIN: f64 = 1e-12;
const MOST_ROUNDS: u32 = 12;

/// The pure strategies: never or always roll on.
pub fn pure() -> impl Iterator<Item = Three> {
    (0..8_u8).map(|bits| [0, 1, 2].map(|place| f64::from(bits >> place & 1)))
}

/// The search for the best answer to a strategy.
#[derive(Clone, Debug)]
pub struct BestAnswer {
    rules: Rules,
    opponent: Three,
    /// What is still looked at alone, to begin with the best of it.
    untried: Vec<Three>,
    current: Option<(Found, u32)>,
    best: Option<Found>,
    best_pure: Option<Found>,
}

impl BestAnswer {
    /// Nothing looked at yet.
    pub fn new(rules: Rules, opponent: Three) -> Self {
        Self {
            rules,
            opponent,
            untried: pure().collect(),
            current: None,
            best: None,
            best_pure: None,
        }
    }

    /// Does up to `steps` steps: a look at a pure strategy, or a round of all numbers, a hundred exact win probabilities.
    pub fn advance(&mut self, steps: u64) -> Status {
        for _ in 0..steps {
            if !self.step() {
                return Status::Finished;
            }
        }
        Status::Running
    }

    /// The best of all so far.
    pub fn best(&self) -> Option<Found> {
        self.best
    }

    /// The best of the pure ones so far.
    pub fn best_pure(&self) -> Option<Found> {
        self.best_pure
    }

    fn at(&self, probabilities: Three) -> Found {
        let [own, other] = [probabilities, self.opponent].map(RollOn::three);
        Found {
            probabilities,
            mean: win_probability(&self.rules, &own, &other).mean,
        }
    }

    /// False if there is nothing left to do.
    fn step(&mut self) -> bool {
        if let Some(probabilities) = self.untried.pop() {
            let found = self.at(probabilities);
            keep_better(&mut self.best_pure, found);
            if self.untried.is_empty() {
                self.current = self.best_pure.map(|best| (best, 0));
            }
            return true;
        }
        let Some((found, rounds)) = self.current.take() else {
            return false;
        };
        let better = (0..3).fold(found, |found, place| self.improved(found, place));
        if better.mean - found.mean > LEAST_GAIN && rounds < MOST_ROUNDS {
            self.current = Some((better, rounds + 1));
            return true;
        }
        // From the best pure strategy first, then from the middle.
        if self.best.is_none() {
            self.current = Some((self.at([0.5; 3]), 0));
        }
        keep_better(&mut self.best, better);
        true
    }

    /// With the number at `place` chosen anew.
    fn improved(&self, found: Found, place: usize) -> Found {
        let with = |number: f64| {
            let mut probabilities = found.probabilities;
            probabilities[place] = number;
            self.at(probabilities)
        };
        let step = 1.0 / f64::from(GRID - 1);
        let mut best = found;
        for index in 0..GRID {
            keep_best(&mut best, with(f64::from(index) * step));
        }
        self.between(best, place, step)
    }

    /// Golden section: the better half of the interval is kept, and its inner point is one of the two points of the next.
    fn between(&self, start: Found, place: usize, step: f64) -> Found {
        let with = |number: f64| {
            let mut probabilities = start.probabilities;
            probabilities[place] = number;
            self.at(probabilities)
        };
        let middle = start.probabilities[place];
        let (mut low, mut high) = ((middle - step).max(0.0), (middle + step).min(1.0));
        let [mut left, mut right] = inner(low, high).map(with);
        let mut best = start;
        for _ in 0..SECTIONS {
            keep_best(&mut best, left);
            keep_best(&mut best, right);
            if left.mean >= right.mean {
                (high, right) = (right.probabilities[place], left);
                left = with(inner(low, high)[0]);
            } else {
                (low, left) = (left.probabilities[place], right);
                right = with(inner(low, high)[1]);
            }
        }
        best
    }
}

/// The two points that divide an interval in the golden ratio.
fn inner(low: f64, high: f64) -> [f64; 2] {
    const SHARE: f64 = 0.618_033_988_749_894_9;
    let width = SHARE * (high - low);
    [high - width, low + width]
}

fn keep_best(best: &mut Found, other: Found) {
    if other.mean > best.mean {
        *best = other;
    }
}

fn keep_better(best: &mut Option<Found>, other: Found) {
    match best {
        Some(best) => keep_best(best, other),
        None => *best = Some(other),
    }
}
