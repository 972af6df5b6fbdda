//! Subgames with their equilibria.

use crate::exact::rational::Rational;
use games::tree_game::{NodeId, SetId};

/// Equilibria of one subgame that are kept at most.
pub const MAX_EQUILIBRIA: usize = 1_000;

/// An equilibrium of a subgame.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibrium {
    /// What each player gets.
    pub payoffs: Vec<Rational>,
    /// An action for every information set that has a player, in no particular order: those of the subgame that are in no smaller one.
    pub actions: Vec<(SetId, usize)>,
    /// Which equilibria are played in the largest subgames below: where each begins, and the place in its list.
    pub below: Vec<(NodeId, usize)>,
}

/// A subgame that is solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    pub root: NodeId,
    /// May be none: then no pure strategies are in equilibrium here, if these are all.
    pub equilibria: Vec<Equilibrium>,
    /// Whether these are all.
    pub is_complete: bool,
}
