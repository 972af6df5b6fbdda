//! Studied: a game with what has been found of it, which every view of its lab is given.

use core::fmt::Debug;
use std::rc::Rc;
use std::sync::Arc;

/// A lab, its game, and what has been found of it.
#[derive(Clone, Debug)]
pub struct Studied<L, G, F> {
    /// As the address has it.
    pub asked: L,
    /// What is shown: that, or what was asked before until something is found of it.
    pub lab: L,
    /// Of what is shown.
    pub game: Arc<G>,
    pub found: Rc<F>,
}

impl<L: PartialEq, G, F: PartialEq> PartialEq for Studied<L, G, F> {
    /// The game follows from the lab.
    fn eq(&self, other: &Self) -> bool {
        self.asked == other.asked
            && self.lab == other.lab
            && (Rc::ptr_eq(&self.found, &other.found) || self.found == other.found)
    }
}
