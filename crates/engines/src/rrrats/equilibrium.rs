//! A strategy of three numbers that no other of its kind beats.
//!
//! Answers are answered: from the best answer to (½, ½, ½) on, each time by the best answer to the last, until the answer
//! gains nothing. Both players are in the same position if each begins every second game, so such a strategy against itself
//! is an equilibrium. Nothing says that this must end; under all readings of the rules it does within a few answers, and
//! [`Equilibrium::found`] says whether it did.

use super::three_numbers::{BestAnswer, Found, Three};
use crate::Status;
use games::rrrats::Rules;

/// An answer that gains less than this gains nothing.
pub const PRECISION: f64 = 1e-9;
/// More answers are not tried.
const MAX_ANSWERS: usize = 12;

/// The search.
pub struct Equilibrium {
    rules: Rules,
    strategy: Three,
    answer: BestAnswer,
    answers: Vec<Found>,
    is_found: bool,
}

impl Equilibrium {
    /// Nothing done yet.
    pub fn new(rules: Rules) -> Self {
        let strategy = [0.5; 3];
        Self {
            rules,
            strategy,
            answer: BestAnswer::new(rules, strategy),
            answers: Vec::new(),
            is_found: false,
        }
    }

    /// Up to `budget` units of [`BestAnswer::advance`].
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.is_found || self.answers.len() == MAX_ANSWERS {
                return Status::Finished;
            }
            if self.answer.advance(1) == Status::Finished {
                self.next_answer();
            }
        }
        Status::Running
    }

    fn next_answer(&mut self) {
        let Some(best) = self.answer.best() else {
            return;
        };
        self.is_found = best.mean - 0.5 < PRECISION;
        if !self.is_found {
            self.strategy = best.probabilities;
            self.answer = BestAnswer::new(self.rules, self.strategy);
        }
        self.answers.push(best);
    }

    /// The strategy that no other beats; `None` until it is found.
    pub fn found(&self) -> Option<Three> {
        self.is_found.then_some(self.strategy)
    }

    /// The answers in their order, each with what it is worth against the one before; the first is the best one against
    /// (½, ½, ½).
    pub fn answers(&self) -> &[Found] {
        &self.answers
    }
}
