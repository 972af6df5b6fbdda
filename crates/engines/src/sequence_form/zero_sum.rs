//! The value of a zero-sum game and optimal behaviour, by a double oracle on the sequence form.
//!
//! At first each set allows one action. The game that is left is solved; then each player's best response in the whole game is allowed too. When neither
//! gains by it, both play optimally in the whole game. Source: B. Bošanský, C. Kiekintveld, V. Lisý, M. Pěchouček, "An exact double-oracle
//! algorithm for zero-sum extensive-form games with imperfect information" (2014). Deviation: every set always allows something, a best response
//! to an opponent who plays all actions alike, so no value of an end needs to be guessed.

use super::form::{Plan, SequenceForm};
use super::responses::{Response, response};
use super::restricted::{Allowed, Restricted};
use crate::Status;
use crate::exact::rational::{Rational, quotient};
use core::borrow::Borrow;

/// Optimal behaviour, and what it pays the first player.
#[derive(Clone, Debug, PartialEq)]
pub struct Optimal {
    pub value: Rational,
    /// By player and own set: a probability for each action.
    pub behaviour: [Vec<Vec<Rational>>; 2],
}

/// The search: a step is a pivot, or both best responses.
pub struct ZeroSum<F> {
    form: F,
    allowed: [Allowed; 2],
    restricted: Restricted,
    rounds: u64,
    /// What each player can be held to by what was found so far: at least, and at most.
    bounds: Option<[Rational; 2]>,
    optimal: Option<Optimal>,
}

impl<F: Borrow<SequenceForm>> ZeroSum<F> {
    /// Of a game in which the second player loses what the first one gets.
    pub fn new(of: F) -> Self {
        let form = of.borrow();
        let uniform = [0, 1].map(|player| uniform(form, player));
        let allowed = [0, 1].map(|player: usize| {
            let chosen = response(form, player, &uniform[1 - player], |_, _| false).actions;
            let sets = form.sets[player].iter().zip(chosen);
            sets.map(|(set, chosen)| (0..set.actions).map(|action| action == chosen).collect())
                .collect()
        });
        Self {
            restricted: Restricted::new(form, &allowed),
            form: of,
            allowed,
            rounds: 0,
            bounds: None,
            optimal: None,
        }
    }

    /// How many games were solved so far.
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

    /// Pivots, or lets both respond.
    pub fn step(&mut self) -> Status {
        if self.optimal.is_some() {
            return Status::Finished;
        }
        if self.restricted.program.step() == Status::Running {
            return Status::Running;
        }
        self.respond()
    }

    fn respond(&mut self) -> Status {
        self.rounds += 1;
        let form = self.form.borrow();
        let behaviour = self.restricted.behaviours(form, &self.allowed);
        let plans: [Plan; 2] = [0, 1].map(|player| form.plan(player, &behaviour[player]));
        let responses = [0, 1].map(|player: usize| {
            let is_allowed = |set: usize, action: usize| self.allowed[player][set][action];
            response(form, player, &plans[1 - player], is_allowed)
        });
        let most = responses[0].value.clone();
        let least = -responses[1].value.clone();
        if most == least {
            self.bounds = Some([least.clone(), most]);
            self.optimal = Some(Optimal {
                value: least,
                behaviour,
            });
            return Status::Finished;
        }
        self.bounds = Some([least, most]);
        for (allowed, response) in self.allowed.iter_mut().zip(&responses) {
            allow(allowed, response);
        }
        self.restricted = Restricted::new(self.form.borrow(), &self.allowed);
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

/// The plan of somebody who plays all actions alike.
fn uniform(form: &SequenceForm, player: usize) -> Plan {
    let share = |count: usize| vec![quotient(1.into(), count.into()); count];
    let sets = form.sets[player].iter();
    form.plan(
        player,
        &sets.map(|set| share(set.actions)).collect::<Vec<_>>(),
    )
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
