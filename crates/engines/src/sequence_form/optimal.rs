//! Optimal behaviour of a zero-sum game, and what proves that it is optimal.

use super::form::{Plan, SequenceForm};
use super::responses::{Response, response};
use crate::exact::rational::Rational;

/// By player and own set: a probability for each action.
pub type Behaviours = [Vec<Vec<Rational>>; 2];

/// Optimal behaviour, and what it pays the first player.
#[derive(Clone, Debug, PartialEq)]
pub struct Optimal {
    pub value: Rational,
    pub behaviour: Behaviours,
}

/// Best responses to both players' behaviour.
#[derive(Clone, Debug)]
pub struct Answers {
    pub responses: [Response; 2],
}

impl Answers {
    /// Of several best actions one that is preferred, by player, own set and action.
    pub fn new(
        form: &SequenceForm,
        behaviour: &Behaviours,
        is_preferred: impl Fn(usize, usize, usize) -> bool,
    ) -> Self {
        let plans: [Plan; 2] = [0, 1].map(|player| form.plan(player, &behaviour[player]));
        let responses = [0, 1].map(|player: usize| {
            let is_preferred = |set: usize, action: usize| is_preferred(player, set, action);
            response(form, player, &plans[1 - player], is_preferred)
        });
        Self { responses }
    }

    /// What the first player gets at least, and at most.
    pub fn bounds(&self) -> [Rational; 2] {
        let [first, second] = &self.responses;
        [-second.value.clone(), first.value.clone()]
    }
}

impl Optimal {
    /// Of behaviour within these bounds: where they meet neither player gains by anything else.
    pub fn within(bounds: &[Rational; 2], behaviour: Behaviours) -> Option<Self> {
        let [least, most] = bounds;
        (least == most).then(|| Self {
            value: least.clone(),
            behaviour,
        })
    }
}
