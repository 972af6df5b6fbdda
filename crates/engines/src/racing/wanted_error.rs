//! The δ that keeps the source's bound of the probability of a wrong verdict below a wanted α: its (2.16).
//!
//! n_max = min{n : F_μ(n) < α} with F_μ of (2.13), which does not depend on δ; then δ = 2·n_max/exp(2ε²·f(n_max)), which is
//! the δ for which that n_max is the race's own. F_μ is at least its first part α₁, and α₁ falls with the number of games
//! as long as that stays odd, or even: so α₁ says from where on F_μ has to be shown.
//!
//! The source promises a δ for every α. There is none for a small one: the second part of F_μ, α₂ of (2.12), depends on
//! n_max alone and, with Bernstein's inequality, *grows* with it, so F_μ falls and then rises. Where α₂ has reached α, more
//! tests are of no use. (With Hoeffding's it falls, but by no more than a seventh from 100 tests to 2 000.) The δ that the exact
//! error asks for is in [`super::wanted_exactly`].

use super::concentration::Concentration;
use super::error_bound::{LargestAlphaTwo, last_test};
use super::plan::Plan;
use super::rules::{Correction, Rules};
use crate::Status;
use serde::{Deserialize, Serialize};

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WantedError {
    pub n_max: u64,
    /// May be 1 or more: then the precision alone asks for more games than the wanted error does.
    pub delta: f64,
    /// f(n_max).
    pub most_games: u64,
    /// F_μ(n_max).
    pub bound: f64,
}

/// How the search has ended.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum BoundAnswer {
    Found(WantedError),
    /// F_μ is never below α: α₁ is not before this number of tests, and from there on α₂ alone is not.
    Never {
        n_max: u64,
    },
    /// It is not with up to [`MAX_TESTS`] tests.
    NotFound,
}

/// More tests than this are not looked at.
pub const MAX_TESTS: u64 = 2_000;

/// The δ with which a race of these rules has `n_max` as its own: the smallest there is.
pub fn delta_for(rules: Rules, epsilon: f64, n_max: u64) -> f64 {
    let games = rules.plan_with(epsilon, 1.0, n_max).most_games() as f64;
    2.0 * n_max as f64 * libm::exp(-2.0 * epsilon * epsilon * games)
}

/// The search, in steps of some tests.
#[derive(Clone, Debug)]
pub struct BoundSearch {
    rules: Rules,
    epsilon: f64,
    mean: f64,
    alpha: f64,
    /// The n_max that is looked at.
    n_max: u64,
    second_part: LargestAlphaTwo,
    answer: Option<BoundAnswer>,
}

impl BoundSearch {
    /// For races of these rules, which have to have an n_max, that decide with precision `epsilon` from (0, ½) between
    /// players of whom the first wins with probability `mean`, not ½.
    pub fn new(rules: Rules, epsilon: f64, mean: f64, alpha: f64) -> Self {
        debug_assert!(rules.correction == Correction::Equal);
        let n_max = first_part_below(rules, epsilon, mean, alpha).unwrap_or(MAX_TESTS);
        Self {
            rules,
            epsilon,
            mean,
            alpha,
            n_max,
            second_part: LargestAlphaTwo::new(with_n_max(rules, epsilon, n_max), 1.0),
            answer: None,
        }
    }

    /// Up to `budget` tests.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.answer.is_some() {
                break;
            }
            if self.second_part.advance(1) == Status::Finished {
                self.hear(self.second_part.found());
            }
        }
        match self.answer {
            Some(_) => Status::Finished,
            None => Status::Running,
        }
    }

    /// The result; `None` until it is finished.
    pub fn found(&self) -> Option<BoundAnswer> {
        self.answer
    }

    /// Whether α₂ does, the more tests there are.
    fn grows(&self) -> bool {
        self.rules.concentration == Concentration::EmpiricalBernstein
    }

    /// Goes on where α₂ of n_max tests is known.
    fn hear(&mut self, second_part: f64) {
        let plan = with_n_max(self.rules, self.epsilon, self.n_max);
        let bound = last_test(&plan, self.mean) + second_part;
        if bound < self.alpha {
            self.answer = Some(BoundAnswer::Found(WantedError {
                n_max: self.n_max,
                delta: delta_for(self.rules, self.epsilon, self.n_max),
                most_games: plan.most_games(),
                bound,
            }));
        } else if second_part >= self.alpha && self.grows() {
            self.answer = Some(BoundAnswer::Never { n_max: self.n_max });
        } else if self.n_max >= MAX_TESTS {
            self.answer = Some(BoundAnswer::NotFound);
        } else {
            self.n_max += 1;
            let plan = with_n_max(self.rules, self.epsilon, self.n_max);
            self.second_part = LargestAlphaTwo::new(plan, 1.0);
        }
    }
}

/// F_μ of (2.13) is that of δ = 1.
fn with_n_max(rules: Rules, epsilon: f64, n_max: u64) -> Plan {
    rules.plan_with(epsilon, 1.0, n_max)
}

/// From which number of tests on α₁ is below α; `None` if that takes more than [`MAX_TESTS`].
fn first_part_below(rules: Rules, epsilon: f64, mean: f64, alpha: f64) -> Option<u64> {
    let is_below = |n: u64| last_test(&with_n_max(rules, epsilon, n), mean) < alpha;
    let of_parity = |parity: u64| {
        let last = (MAX_TESTS - parity) / 2;
        let lowest = lowest(last, |index| is_below(2 * index + parity))?;
        Some(2 * lowest + parity)
    };
    [of_parity(1), of_parity(2)].into_iter().flatten().min()
}

/// The smallest number up to `last` at which a condition holds that holds for all larger ones too.
fn lowest(last: u64, holds: impl Fn(u64) -> bool) -> Option<u64> {
    let (mut low, mut high) = (0, last + 1);
    while low < high {
        let middle = low + (high - low) / 2;
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    (high <= last).then_some(high)
}
