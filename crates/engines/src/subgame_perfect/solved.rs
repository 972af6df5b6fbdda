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
    /// An action for every information set of the subgame that has a player, in no particular order.
    pub actions: Vec<(SetId, usize)>,
}

/// A subgame that is solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    pub root: NodeId,
    /// May be none: then no pure strategies are in equilibrium here.
    pub equilibria: Vec<Equilibrium>,
    /// Whether these are all.
    pub is_complete: bool,
}
