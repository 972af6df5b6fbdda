//! Positions of a game that is to be put into the form.

use core::fmt::Display;

/// A position: what comes next.
pub trait Position: Sized {
    /// What somebody to move knows; different for different information sets of one game, anyone who's they are. Sets of one
    /// player at one depth are put into this order.
    type InformationSet: Ord + Display;

    /// What comes next.
    fn step(&self) -> Step<Self>;
}

/// What comes next.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<P: Position> {
    /// Nature decides.
    Chance(Vec<Outcome<P>>),
    /// A player, counted from 0, decides: the names of the actions, the same in the same order wherever that player knows the same,
    /// and what they lead to.
    Decision {
        player: usize,
        information_set: P::InformationSet,
        actions: Vec<(String, P)>,
    },
    /// The game is over, and pays each player this.
    End(Vec<f64>),
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome<P> {
    pub name: String,
    /// In (0, 1]; those of one step add up to 1.
    pub probability: f64,
    pub next: P,
}
