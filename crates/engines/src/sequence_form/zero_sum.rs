//! The value of a zero-sum game and optimal behaviour, by a double oracle on the sequence form.
//!
//! At first each set allows one action. The game that is left is solved; then each player's best response in the whole game is allowed too. When neither
//! gains by it, both play optimally in the whole game. Source: B. Bošanský, C. Kiekintveld, V. Lisý, M. Pěchouček, "An exact double-oracle
//! algorithm for zero-sum extensive-form games with imperfect information" (2014). Deviations: every set always allows something, a best response
//! to an opponent who plays all actions alike, so no value of an end needs to be guessed. Where optimal play needs many actions this takes for ever: after
//! a tenth of a second or so the programme of the whole game is tried instead ([`super::whole`]), and only if that leads nowhere this goes on.

use super::form::SequenceForm;
use super::optimal::{Answers, Optimal};
use super::responses::{Response, to_uniform};
use super::restricted::{Allowed, Restricted};
use super::whole::Whole;
use crate::Status;
use crate::exact::rational::Rational;
use core::borrow::Borrow;

/// So much work is done on restricted games before the whole one is tried, in units of [`effort`](crate::effort): about a tenth of a second.
const PATIENCE: u64 = 10_000_000;

/// The search: a step is a pivot, a digit of all numbers, or both best responses.
pub struct ZeroSum<F> {
    form: F,
    allowed: [Allowed; 2],
    restricted: Restricted,
    rounds: u64,
    patience: u64,
    /// What pivots on restricted games have cost.
    spent: u64,
    attempt: Attempt,
    /// What each player can be held to by what was found so far: at least, and at most.
    bounds: Option<[Rational; 2]>,
    optimal: Option<Optimal>,
}

/// At the whole game.
enum Attempt {
    Later,
    Now(Box<Whole>),
    Failed,
}

impl<F: Borrow<SequenceForm>> ZeroSum<F> {
    /// Of a game in which the second player loses what the first one gets.
    pub fn new(of: F) -> Self {
        Self::with_patience(of, PATIENCE)
    }

    /// The same, with so much work on restricted games before the whole one is tried.
    pub fn with_patience(of: F, patience: u64) -> Self {
        let form = of.borrow();
        let mut chosen = to_uniform(form).into_iter();
        let allowed = [0, 1].map(|player: usize| {
            let chosen = chosen.next().unwrap_or_default();
            let sets = form.sets[player].iter().zip(chosen);
            sets.map(|(set, chosen)| (0..set.actions).map(|action| action == chosen).collect())
                .collect()
        });
        Self {
            restricted: Restricted::new(form, &allowed),
            form: of,
            allowed,
            rounds: 0,
            patience,
            spent: 0,
            attempt: Attempt::Later,
            bounds: None,
            optimal: None,
        }
    }

    /// How many restricted games were solved so far.
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// Between what the value is; `None` before the first round.
    pub fn bounds(&self) -> Option<&[Rational; 2]> {
        self.bounds.as_ref()
    }

    /// What was found, at the end.
    pub fn optimal(&self) -> Option<&Optimal> {
        self.optimal.as_ref()
    }

    /// Pivots, finds digits, or lets both respond.
    pub fn step(&mut self) -> Status {
        if self.optimal.is_some() {
            return Status::Finished;
        }
        if self.spent >= self.patience && !matches!(self.attempt, Attempt::Failed) {
            return self.attempt();
        }
        self.spent += self.restricted.program.cost();
        if self.restricted.program.step() == Status::Running {
            return Status::Running;
        }
        self.respond()
    }

    /// Goes on with the whole game.
    fn attempt(&mut self) -> Status {
        let form = self.form.borrow();
        let Attempt::Now(whole) = &mut self.attempt else {
            let whole = Whole::new(form).map(Box::new);
            self.attempt = whole.map_or(Attempt::Failed, Attempt::Now);
            return Status::Running;
        };
        match whole.step(form) {
            Some(Status::Running) => {}
            Some(Status::Finished) => {
                self.optimal = whole.optimal().cloned();
                let value = self.optimal.as_ref().map(|optimal| &optimal.value);
                self.bounds = value.map(|value| [value.clone(), value.clone()]);
                return Status::Finished;
            }
            None => self.attempt = Attempt::Failed,
        }
        Status::Running
    }

    fn respond(&mut self) -> Status {
        self.rounds += 1;
        let form = self.form.borrow();
        let behaviour = self.restricted.behaviours(form, &self.allowed);
        let answers = Answers::new(form, &behaviour, |player, set, action| {
            self.allowed[player][set][action]
        });
        let bounds = self.bounds.insert(answers.bounds());
        self.optimal = Optimal::within(bounds, behaviour);
        if self.optimal.is_some() {
            return Status::Finished;
        }
        for (allowed, response) in self.allowed.iter_mut().zip(&answers.responses) {
            allow(allowed, response);
        }
        self.restricted = Restricted::new(form, &self.allowed);
        Status::Running
    }
}

/// Allows what a response does where it comes to.
fn allow(allowed: &mut Allowed, response: &Response) {
    let chosen = response.actions.iter().zip(&response.is_reached);
    for (allowed, (&action, _)) in allowed.iter_mut().zip(chosen).filter(|(_, (_, is))| **is) {
        allowed[action] = true;
    }
}

/// Solves a game at once.
pub fn solve(form: &SequenceForm) -> Optimal {
    let mut search = ZeroSum::new(form);
    loop {
        while search.step() == Status::Running {}
        if let Some(optimal) = search.optimal {
            return optimal;
        }
    }
}
