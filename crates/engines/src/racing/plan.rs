//! The numbers that follow from a race's rules, its precision ε and its error probability δ: first and last test, games
//! at each, and δ_n.
//!
//! Source: thesis (2.1) to (2.5). n_max is the smallest n with √(ln(2n/δ)/(2f(n))) ≤ ε; that is Hoeffding's inequality
//! whatever the race uses, since it does not depend on the variance. For LEBR and its like, which have no n_max, it is the
//! smallest n at which the race's own bounds must be ε close, the variance being at most ¼. In (2.4) the first square
//! root is printed without the factor 2 that its own result 230.751 was found with.

use super::concentration::{Concentration, MAX_VARIANCE};
use super::rules::{Correction, Rules, Schedule};
use serde::{Deserialize, Serialize};
use std::f64::consts::PI;

/// A race with its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    pub rules: Rules,
    /// Precision, in (0, ½).
    pub epsilon: f64,
    /// Error probability, in (0, 1).
    pub delta: f64,
    /// The first test.
    pub n_min: u64,
    /// The last test.
    pub n_max: u64,
    /// What is common to ln(c/δ_n) of all tests.
    logarithm: f64,
}

impl Rules {
    /// The numbers of this race. `epsilon` is from (0, ½), `delta` from (0, 1).
    pub fn plan(self, epsilon: f64, delta: f64) -> Plan {
        let n_max = libm::ceil(self.last_test_root(epsilon, delta)) as u64;
        self.plan_with(epsilon, delta, n_max)
    }

    /// The numbers of a race that has this n_max whatever its `epsilon` and `delta` say.
    pub fn plan_with(self, epsilon: f64, delta: f64, n_max: u64) -> Plan {
        let divided = match self.correction {
            Correction::Summable => PI * PI / 6.0,
            Correction::Equal => n_max as f64,
        };
        let constant = self.concentration.constant();
        let mut plan = Plan {
            rules: self,
            epsilon,
            delta,
            n_min: 1,
            n_max,
            logarithm: libm::log(constant * divided / delta),
        };
        if self.schedule == Schedule::SquaresFromMinimum {
            plan.n_min = (libm::ceil(plan.first_test_root()) as u64).min(n_max);
        }
        plan
    }

    /// n_max before it is rounded up.
    pub fn last_test_root(self, epsilon: f64, delta: f64) -> f64 {
        match self.correction {
            Correction::Equal => equal_root(
                Concentration::Hoeffding,
                self.schedule,
                MAX_VARIANCE,
                epsilon,
                delta,
            ),
            Correction::Summable => {
                let constant = self.concentration.constant() * PI * PI / 6.0;
                let logarithm = |n: f64| libm::log(constant * n * n / delta);
                root(|n| {
                    let games = self.schedule.games(n);
                    self.concentration.radius(MAX_VARIANCE, games, logarithm(n)) <= epsilon
                })
            }
        }
    }
}

impl Schedule {
    /// f(n): games at test n.
    #[inline]
    pub fn games(self, n: f64) -> f64 {
        match self {
            Self::EveryGame => n,
            Self::Squares | Self::SquaresFromMinimum => n * n,
        }
    }
}

/// The n at which `concentration` with δ_n = δ/n gives precision ε for results with this variance: figures 2.1 and 2.2
/// of the thesis. Not rounded.
pub fn equal_root(
    concentration: Concentration,
    schedule: Schedule,
    variance: f64,
    epsilon: f64,
    delta: f64,
) -> f64 {
    root(|n| {
        let logarithm = libm::log(concentration.constant() * n / delta);
        concentration.radius(variance, schedule.games(n), logarithm) <= epsilon
    })
}

/// The smallest number from 1 on at which a condition holds that, once it holds, goes on holding; to the last bit.
fn root(holds: impl Fn(f64) -> bool) -> f64 {
    let (mut low, mut high) = (1.0, 2.0);
    if holds(low) {
        return low;
    }
    while !holds(high) {
        low = high;
        high *= 2.0;
    }
    loop {
        let middle = f64::midpoint(low, high);
        if middle <= low || middle >= high {
            return high;
        }
        if holds(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
}

impl Plan {
    /// f(n): games at test `n`.
    #[inline]
    pub fn games_at(&self, n: u64) -> u64 {
        match self.rules.schedule {
            Schedule::EveryGame => n,
            Schedule::Squares | Schedule::SquaresFromMinimum => n.saturating_mul(n),
        }
    }

    /// How many tests there are in the first `games` games.
    pub fn tests_until(&self, games: u64) -> u64 {
        let last = match self.rules.schedule {
            Schedule::EveryGame => games,
            Schedule::Squares | Schedule::SquaresFromMinimum => games.isqrt(),
        };
        (last.min(self.n_max) + 1).saturating_sub(self.n_min)
    }

    /// No race has more games than this.
    pub fn most_games(&self) -> u64 {
        self.games_at(self.n_max)
    }

    /// ln(c/δ_n) of test `n`, with the c of the inequality.
    #[inline]
    pub fn logarithm(&self, n: u64) -> f64 {
        self.logarithm_at(n as f64)
    }

    #[inline]
    fn logarithm_at(&self, n: f64) -> f64 {
        match self.rules.correction {
            Correction::Summable => self.logarithm + 2.0 * libm::log(n),
            Correction::Equal => self.logarithm,
        }
    }

    /// ε_n: how far the mean may be off at test `n`, if results have this empirical variance.
    #[inline]
    pub fn radius(&self, n: u64, variance: f64) -> f64 {
        let games = self.games_at(n) as f64;
        self.rules
            .concentration
            .radius(variance, games, self.logarithm(n))
    }

    /// n_min before it is rounded up: the test at which the bounds of somebody who has won every game leave ½.
    pub fn first_test_root(&self) -> f64 {
        root(|n| {
            let games = self.rules.schedule.games(n);
            let logarithm = self.logarithm_at(n);
            self.rules.concentration.radius(0.0, games, logarithm) <= 0.5
        })
    }
}
