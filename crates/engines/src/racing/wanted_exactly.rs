//! The δ that keeps the exact probability of a wrong verdict below a wanted α.
//!
//! Beyond the source, which has a bound only (see [`super::wanted_error`]), and that is of no use for a small α. As there, the
//! smallest n_max is looked for, and δ is the one that leads to it; but the error is that of [`super::exact`], exact but for
//! the width rule.
//!
//! Races between the same two players become better with more games, as long as their number stays odd, or even: with an even
//! number there may be as many wins as losses, and that favours the second player. So the smallest odd n_max is
//! looked for, and the smallest even one. It begins where the last test alone would do: no race that may stop earlier, with
//! the same games at most, is right more often. That the error falls from each n_max to the next but one is not
//! proved; what is found has the error that is told, whatever the errors of others are.

use super::exact::{Exact, ExactRace};
use super::lowest::Lowest;
use super::plan::Plan;
use super::rules::{Correction, Rules};
use super::wanted_error::{MAX_TESTS, delta_for};
use super::{binomial, error_bound};
use crate::Status;
use serde::{Deserialize, Serialize};

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WantedExactly {
    pub n_max: u64,
    /// Below 1.
    pub delta: f64,
    /// f(n_max).
    pub most_games: u64,
    /// The probability of the wrong verdict.
    pub error: f64,
    /// The mean number of games.
    pub games: f64,
    /// Whether every other δ would do as well: the precision alone asks for more games than the wanted error does.
    pub any_delta: bool,
}

/// How the search has ended.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum ExactAnswer {
    Found(WantedExactly),
    /// The error is not below α with up to this many tests: with more, δ would be below [`MIN_DELTA`], or they are more
    /// than [`MAX_TESTS`].
    NotFound {
        most_tests: u64,
    },
}

/// No larger δ is thought of: it has to be below 1.
const MAX_DELTA: f64 = 0.999;
/// Nor a smaller one: from here on little changes but the number of games.
pub const MIN_DELTA: f64 = 1e-12;

/// The search, in steps of a test.
#[derive(Clone, Debug)]
pub struct ExactSearch {
    rules: Rules,
    epsilon: f64,
    mean: f64,
    alpha: f64,
    /// The n_max of the largest δ.
    fewest: u64,
    /// That of the smallest, or [`MAX_TESTS`].
    most: u64,
    parity: u64,
    search: Lowest,
    race: ExactRace,
    /// The best of those that will do.
    found: Option<(u64, Exact)>,
    answer: Option<ExactAnswer>,
}

impl ExactSearch {
    /// For races of these rules, which have to have an n_max, that decide with precision `epsilon` from (0, ½) between
    /// players of whom the first wins with probability `mean`, not ½.
    pub fn new(rules: Rules, epsilon: f64, mean: f64, alpha: f64) -> Self {
        debug_assert!(rules.correction == Correction::Equal);
        let fewest = rules.plan(epsilon, MAX_DELTA).n_max;
        let mut search = Self {
            rules,
            epsilon,
            mean,
            alpha,
            fewest,
            // Of the smallest δ the root is rounded up, so there δ would be smaller still.
            most: (rules.plan(epsilon, MIN_DELTA).n_max - 1)
                .min(MAX_TESTS)
                .max(fewest),
            parity: 0,
            search: Lowest::new(0, 0),
            race: ExactRace::new(rules.plan(epsilon, MAX_DELTA), mean),
            found: None,
            answer: None,
        };
        search.begin(0);
        search
    }

    /// Up to `budget` tests.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.answer.is_some() {
                break;
            }
            if self.race.advance(1) == Status::Finished {
                self.hear(self.race.found());
            }
        }
        match self.answer {
            Some(_) => Status::Finished,
            None => Status::Running,
        }
    }

    /// The result; `None` until it is finished.
    pub fn found(&self) -> Option<ExactAnswer> {
        self.answer
    }

    /// Looks among the numbers of tests `fewest` + `parity`, and two more each.
    fn begin(&mut self, parity: u64) {
        self.parity = parity;
        let first = self.fewest + parity;
        let end = (self.most + 2).saturating_sub(first) / 2;
        let mut guess = Lowest::new(end, 0);
        while let Some(index) = guess.next() {
            guess.hear(index, self.last_test(first + 2 * index) < self.alpha);
        }
        // Where not even the last test is right often enough, nothing is.
        let end = if guess.found().is_some() { end } else { 0 };
        self.search = Lowest::new(end, guess.found().unwrap_or(0));
        self.ask();
    }

    /// The probability that the worse player is ahead at the last test of so many.
    fn last_test(&self, n_max: u64) -> f64 {
        let games = self.plan(n_max).most_games();
        let better = error_bound::of_the_better(self.mean);
        binomial::at_most((games - 1) / 2, games, better)
    }

    fn plan(&self, n_max: u64) -> Plan {
        let delta = delta_for(self.rules, self.epsilon, n_max);
        self.rules.plan_with(self.epsilon, delta, n_max)
    }

    fn ask(&mut self) {
        match self.search.next() {
            Some(index) => {
                let n_max = self.fewest + self.parity + 2 * index;
                self.race = ExactRace::new(self.plan(n_max), self.mean);
            }
            None if self.parity == 0 => self.begin(1),
            None => self.end(),
        }
    }

    fn hear(&mut self, exact: Exact) {
        let Some(index) = self.search.next() else {
            return;
        };
        let n_max = self.fewest + self.parity + 2 * index;
        let holds = exact.error(self.mean) < self.alpha;
        if holds && self.found.is_none_or(|(best, _)| n_max < best) {
            self.found = Some((n_max, exact));
        }
        self.search.hear(index, holds);
        self.ask();
    }

    fn end(&mut self) {
        let answer = |(n_max, exact): (u64, Exact)| {
            ExactAnswer::Found(WantedExactly {
                n_max,
                delta: delta_for(self.rules, self.epsilon, n_max),
                most_games: self.plan(n_max).most_games(),
                error: exact.error(self.mean),
                games: exact.games,
                any_delta: n_max == self.fewest,
            })
        };
        let most_tests = self.most;
        self.answer = Some(
            self.found
                .map_or(ExactAnswer::NotFound { most_tests }, answer),
        );
    }
}
