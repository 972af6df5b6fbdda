//! A strategy as it is written: data that a text stands for.

use super::automaton::{Automaton, pure};
use super::rules::Rule;
use games::fraction::Fraction;

/// A strategy of one side of a stage game.
#[derive(Clone, Debug, PartialEq)]
pub enum Strategy {
    /// In games with two actions each: the probability of the first action (to cooperate) after CC, CD, DC and DD, own action first, and in the first round.
    MemoryOne([Fraction; 5]),
    Automaton(Written),
    Rules(Vec<Rule>),
    /// One of the library, with its numbers.
    Named(&'static str, Vec<Fraction>),
}

/// An automaton whose states have names.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    pub names: Vec<String>,
    pub automaton: Automaton,
}

/// The automaton of a memory-one strategy.
pub fn memory_one([after @ .., opening]: &[Fraction; 5]) -> Automaton {
    let mixture = |&first: &Fraction| match first.checked_add(-Fraction::ONE) {
        Some(rest) => vec![first, -rest],
        // More digits than a probability is read with.
        None => pure(0, 2),
    };
    Automaton::memory_one(
        [2, 2],
        after.iter().map(mixture).collect(),
        mixture(opening),
    )
}
