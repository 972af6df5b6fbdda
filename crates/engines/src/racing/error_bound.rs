//! The source's bounds of the probability of a wrong verdict: the product formula (2.6) and the bound F_μ (2.13).
//!
//! Both multiply probabilities of the tests as if the tests were independent. They are not: the player who is ahead after n² games
//! is likely to be ahead after (n + 1)². So (2.6) is too large. F_μ was meant to be larger still; but with the largest variance
//! bounds are wider and go wrong a little less often, so it is no bound near ½. The exact number is in [`super::exact`].
//!
//! Readings:
//! * (2.10) to (2.12) print Y_{f(n_max)} where (2.13) has Y_{f(k)}, as is meant.
//! * F_μ is printed with δ = 1 in (2.12); with the race's own δ as in (2.11) it is smaller. The number of (2.18), 0.10083,
//!   is neither: they are 0.10841 and 0.10077.
//! * Races without an n_max (LEBR, Hoeffding's) have no F_μ. Those that do not stop at ½ have one, as the source
//!   means it for all; what it says about their tests is not about anything that could happen in them.

use super::band::Band;
use super::binomial;
use super::concentration::MAX_VARIANCE;
use super::plan::Plan;
use super::rules::Correction;
use super::tail::AtLeastOne;
use crate::Status;
use serde::{Deserialize, Serialize};

/// The source's numbers for a race in which the first player wins with a fixed probability.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ErrorBound {
    /// F_μ with δ = 1, (2.12) and (2.13).
    pub with_delta_1: f64,
    /// F_μ with the race's δ, (2.11).
    pub with_delta: f64,
    /// α by the product formula (2.6).
    pub product: f64,
}

impl ErrorBound {
    /// For the probability `mean`, from (0, 1); `None` for races without an n_max.
    pub fn of(plan: &Plan, mean: f64) -> Option<Self> {
        let mut bounding = BoundingRace::new(*plan, mean)?;
        while bounding.advance(u64::MAX) == Status::Running {}
        Some(bounding.found())
    }
}

/// The calculation of an [`ErrorBound`], in steps of a test.
#[derive(Clone, Debug)]
pub struct BoundingRace {
    plan: Plan,
    mean: f64,
    band: Band,
    next: u64,
    /// Of equals with δ = 1 and with the race's δ.
    equals: [(Equals, AtLeastOne); 2],
    /// Of these players.
    these: AtLeastOne,
}

impl BoundingRace {
    /// For the probability `mean`, from (0, 1); `None` for races without an n_max.
    pub fn new(plan: Plan, mean: f64) -> Option<Self> {
        let equals = |delta| (Equals::new(&plan, delta), AtLeastOne::new(0.5));
        (plan.rules.correction == Correction::Equal).then(|| Self {
            plan,
            mean,
            band: Band::new(plan),
            next: plan.n_min,
            equals: [1.0, plan.delta].map(equals),
            these: AtLeastOne::new(of_the_better(mean)),
        })
    }

    /// Up to `budget` tests.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.next > self.plan.n_max {
                break;
            }
            let (plan, n) = (&self.plan, self.next);
            let games = plan.games_at(n);
            for (equals, tests) in &mut self.equals {
                tests.add(equals.below_half(plan, n), games);
            }
            self.these.add(below_half(&mut self.band, n), games);
            self.next += 1;
        }
        if self.next > self.plan.n_max {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// The result; meaningful when it is finished.
    pub fn found(&self) -> ErrorBound {
        let last = last_test(&self.plan, self.mean);
        let [with_delta_1, with_delta] = [0, 1].map(|index: usize| self.equals[index].1.found());
        ErrorBound {
            with_delta_1: last + with_delta_1,
            with_delta: last + with_delta,
            product: 1.0 - (1.0 - last) * (1.0 - self.these.found()),
        }
    }
}

/// For anyone who is better: the probability of winning a game.
pub(super) fn of_the_better(mean: f64) -> f64 {
    if mean > 0.5 { mean } else { 1.0 - mean }
}

/// α₁ of (2.8): the better player has not more than half of the wins at the last test.
pub fn last_test(plan: &Plan, mean: f64) -> f64 {
    let games = plan.most_games();
    binomial::at_most(games / 2, games, of_the_better(mean))
}

/// α₂ of (2.9) and (2.10): some test has the upper bound of the better player at ½ or below, were tests independent. In
/// steps of a test.
#[derive(Clone, Debug)]
pub struct AlphaTwo {
    plan: Plan,
    band: Band,
    next: u64,
    tests: AtLeastOne,
}

impl AlphaTwo {
    /// For the probability `mean`, from (0, 1).
    pub fn new(plan: Plan, mean: f64) -> Self {
        Self {
            plan,
            band: Band::new(plan),
            next: plan.n_min,
            tests: AtLeastOne::new(of_the_better(mean)),
        }
    }

    /// Up to `budget` tests.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.next > self.plan.n_max {
                return Status::Finished;
            }
            let games = self.plan.games_at(self.next);
            self.tests.add(below_half(&mut self.band, self.next), games);
            self.next += 1;
        }
        Status::Running
    }

    /// The result; meaningful when it is finished.
    pub fn found(&self) -> f64 {
        self.tests.found()
    }
}

/// α₂ of (2.11), and with δ = 1 of (2.12): the same for equals, with the largest variance there can be.
#[derive(Clone, Debug)]
pub struct LargestAlphaTwo {
    plan: Plan,
    equals: Equals,
    next: u64,
    tests: AtLeastOne,
}

impl LargestAlphaTwo {
    /// With this δ instead of the plan's.
    pub fn new(plan: Plan, delta: f64) -> Self {
        Self {
            plan,
            equals: Equals::new(&plan, delta),
            next: plan.n_min,
            tests: AtLeastOne::new(0.5),
        }
    }

    /// Up to `budget` tests.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.next > self.plan.n_max {
                return Status::Finished;
            }
            let games = self.plan.games_at(self.next);
            self.tests
                .add(self.equals.below_half(&self.plan, self.next), games);
            self.next += 1;
        }
        Status::Running
    }

    /// The result; meaningful when it is finished.
    pub fn found(&self) -> f64 {
        self.tests.found()
    }
}

/// The most wins with which X̄ + ε_n ≤ ½ at test `n`; `None` if there are none.
fn below_half(band: &mut Band, n: u64) -> Option<u64> {
    band.lowest_above_half(n).checked_sub(1)
}

/// The same for equals, where ε_n is of the largest variance and of another δ than the race's.
#[derive(Clone, Copy, Debug)]
struct Equals {
    /// What is more in ln(c/δ_n).
    more: f64,
}

impl Equals {
    fn new(plan: &Plan, delta: f64) -> Self {
        Self {
            more: libm::log(plan.delta / delta),
        }
    }

    fn below_half(&self, plan: &Plan, n: u64) -> Option<u64> {
        let games = plan.games_at(n) as f64;
        let logarithm = plan.logarithm(n) + self.more;
        let concentration = plan.rules.concentration;
        let radius = concentration.radius(MAX_VARIANCE, games, logarithm);
        let wins = libm::floor(games * (0.5 - radius));
        (wins >= 0.0).then_some(wins as u64)
    }
}
