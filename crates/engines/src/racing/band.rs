//! Band of the numbers of wins that leave a race of coins undecided: those in a band around half of the games.
//!
//! A race that has not stopped at ½ before has had ½ within its bounds at every test, so whether it stops there now depends
//! on the wins so far alone. The width rule depends on the best bounds of all tests; here it sees those of the test
//! alone, which are never narrower: a real race ends no later. Both rules treat wins and losses alike, so the band ends
//! as far above one half as it begins below.

use super::plan::Plan;

/// Follows the lower end of the band from test to test.
#[derive(Clone, Debug)]
pub(super) struct Band {
    plan: Plan,
    /// The lower end at the last test asked for, as a share of the games.
    share: f64,
}

impl Band {
    pub fn new(plan: Plan) -> Self {
        Self { plan, share: 0.0 }
    }

    /// The fewest wins with which the race goes on at test `n`; more than half of the games if there are none. If it goes
    /// on with w wins of t, it does with every number from w to t − w.
    pub fn lowest_undecided(&mut self, n: u64) -> u64 {
        let (rules, epsilon) = (self.plan.rules, self.plan.epsilon);
        self.lowest(n, |mean, radius| {
            // As in a race no bound is outside of what means can be: up to half of the wins that matters below alone.
            let width = mean + radius - (mean - radius).max(0.0);
            let stops_by_width = rules.stops_by_width && width <= 2.0 * epsilon;
            let stops_at_half = rules.stops_at_half && mean + radius < 0.5;
            !(stops_by_width || stops_at_half)
        })
    }

    /// The fewest wins with which the upper bound of test `n` is above ½.
    pub fn lowest_above_half(&mut self, n: u64) -> u64 {
        self.lowest(n, |mean, radius| mean + radius > 0.5)
    }

    /// The fewest wins whose mean and radius fulfil a condition that more wins, up to half of the games, fulfil too.
    fn lowest(&mut self, n: u64, holds: impl Fn(f64, f64) -> bool) -> u64 {
        let games = self.plan.games_at(n);
        let (logarithm, concentration) = (self.plan.logarithm(n), self.plan.rules.concentration);
        let holds = |wins: u64| {
            let mean = wins as f64 / games as f64;
            // As a race has it, with as many squares as wins.
            let variance = (mean - mean * mean).max(0.0);
            let radius = concentration.radius(variance, games as f64, logarithm);
            holds(mean, radius)
        };
        let guess = (self.share * games as f64) as u64;
        let lowest = lowest(guess.min(games / 2), games / 2, holds);
        self.share = lowest as f64 / games as f64;
        lowest
    }
}

/// The smallest number up to `last` at which a condition holds that holds for all larger ones too; `last` + 1 if there is
/// none. It is looked for from `guess` on, in growing steps.
fn lowest(guess: u64, last: u64, holds: impl Fn(u64) -> bool) -> u64 {
    let mut step = 1;
    // Always false at `low` − 1 and true at `high`, as far as there are such numbers.
    let (mut low, mut high) = (0, last + 1);
    if holds(guess) {
        high = guess;
        while high > 0 {
            let next = high.saturating_sub(step);
            if !holds(next) {
                low = next + 1;
                break;
            }
            high = next;
            step *= 2;
        }
    } else {
        low = guess + 1;
        while low <= last {
            let next = (low + step - 1).min(last);
            if holds(next) {
                high = next;
                break;
            }
            low = next + 1;
            step *= 2;
        }
    }
    while low < high {
        let middle = low + (high - low) / 2;
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    high
}
