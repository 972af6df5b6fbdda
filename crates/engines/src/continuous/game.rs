//! Game: two players, the interval of each, and a formula for each one's payoff.

use crate::formula::program::{Arithmetic, Sets};
use crate::formula::{EvaluationError, Formula};
use games::fraction::Fraction;

/// A player, and the numbers to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    pub name: String,
    /// What the number is called in formulas.
    pub action: String,
    pub low: Fraction,
    /// More than `low`.
    pub high: Fraction,
}

impl Player {
    /// The ends of the interval.
    pub fn ends(&self) -> [f64; 2] {
        [self.low.value(), self.high.value()]
    }
}

/// A formula, and where it stands in the text.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    pub formula: Formula,
    /// The byte at which it begins.
    pub start: usize,
}

/// A game. Formulas know the two actions, the number t, and the definitions before them, numbered in this order.
#[derive(Clone, Debug, PartialEq)]
pub struct ContinuousGame {
    pub players: [Player; 2],
    pub t: Fraction,
    /// What names stand for.
    pub definitions: Vec<Placed>,
    pub payoffs: [Placed; 2],
}

impl ContinuousGame {
    /// A player's payoff in an arithmetic of numbers; `None` where a condition cannot be decided.
    pub fn payoff<A: Arithmetic>(&self, player: usize, actions: &[A; 2], t: A) -> Option<A> {
        let mut known = vec![actions[0].clone(), actions[1].clone(), t];
        for definition in &self.definitions {
            let value = definition.formula.evaluate(|place| known[place].clone())?;
            known.push(value);
        }
        let formula = &self.payoffs[player].formula;
        formula.evaluate(|place| known[place].clone())
    }

    /// A player's payoff in an arithmetic of sets: everything that it may be.
    pub fn payoff_in<A: Sets>(&self, player: usize, actions: &[A; 2], t: A) -> A {
        let mut known = vec![actions[0].clone(), actions[1].clone(), t];
        for definition in &self.definitions {
            let value = definition.formula.all_values(|place| known[place].clone());
            known.push(value);
        }
        let formula = &self.payoffs[player].formula;
        formula.all_values(|place| known[place].clone())
    }

    /// A player's payoff in floats.
    ///
    /// # Errors
    /// The formula that has no value (a definition by its number, then the players' payoffs), and why.
    pub fn value(&self, player: usize, actions: [f64; 2]) -> Result<f64, (usize, EvaluationError)> {
        let mut known = vec![actions[0], actions[1], self.t.value()];
        for (number, definition) in self.definitions.iter().enumerate() {
            let value = definition.formula.value(|place| known[place]);
            known.push(value.map_err(|error| (number, error))?);
        }
        let number = self.definitions.len() + player;
        let value = self.payoffs[player].formula.value(|place| known[place]);
        value.map_err(|error| (number, error))
    }

    /// Operations of all formulas together.
    pub fn operations(&self) -> usize {
        let formulas = self.definitions.iter().chain(&self.payoffs);
        formulas.map(|placed| placed.formula.operations()).sum()
    }

    /// Where a formula stands, by the number that [`Self::value`] gives it.
    pub fn start(&self, number: usize) -> usize {
        let player = number.checked_sub(self.definitions.len());
        player.map_or_else(
            || self.definitions[number].start,
            |player| self.payoffs[player].start,
        )
    }
}
