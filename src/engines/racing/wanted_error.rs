//! The δ that keeps the probability of a wrong verdict below a wanted α: the source's (2.16).
//!
//! n_max = min{n : F_μ(n) < α} with F_μ of (2.13), which does not depend on δ; then δ = 2·n_max/exp(2ε²·f(n_max)), which is
//! the δ for which that n_max is the race's own. F_μ is at least its first part α₁, and α₁ falls with the number of games
//! as long as that stays odd, or even: so α₁ says from where on F_μ has to be looked at.

use super::error_bound::{largest_alpha_2, last_test};
use super::rules::{Correction, Rules};
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

/// More tests than this are not looked at.
pub const MOST_TESTS: u64 = 2_000;

impl WantedError {
    /// For races of these rules, which have to have an n_max, that decide with precision `epsilon` from (0, ½) between
    /// players of whom the first wins with probability `mean`, not ½. `None` if it takes more than [`MOST_TESTS`] tests.
    pub fn find(rules: Rules, epsilon: f64, mean: f64, alpha: f64) -> Option<Self> {
        debug_assert!(rules.correction == Correction::Equal);
        // F_μ of (2.13) is that of δ = 1.
        let with_n_max = |n_max| rules.plan_with(epsilon, 1.0, n_max);
        let first_part = |n: u64| last_test(&with_n_max(n), mean) < alpha;
        let from_parity = |parity: u64| {
            let last = (MOST_TESTS - parity) / 2;
            let lowest = lowest(last, |index| first_part(2 * index + parity))?;
            Some(2 * lowest + parity)
        };
        let from = [from_parity(1), from_parity(2)]
            .into_iter()
            .flatten()
            .min()?;
        (from..=MOST_TESTS).find_map(|n_max| {
            let plan = with_n_max(n_max);
            let bound = last_test(&plan, mean) + largest_alpha_2(&plan, 1.0);
            let games = plan.most_games() as f64;
            (bound < alpha).then(|| Self {
                n_max,
                delta: 2.0 * n_max as f64 * libm::exp(-2.0 * epsilon * epsilon * games),
                most_games: plan.most_games(),
                bound,
            })
        })
    }
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
