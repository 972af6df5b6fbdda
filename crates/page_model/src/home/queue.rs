//! Queue of the tiles: those in or near the window begin their work, one after the other.

use std::collections::BTreeSet;

/// What happens to a tile, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// It comes into or near the window, or leaves it.
    Sight(usize, bool),
    /// It has found what it shows, or will not find it.
    Done(usize),
}

/// Which tiles are in sight, and which are done.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Queue {
    in_sight: BTreeSet<usize>,
    done: BTreeSet<usize>,
}

impl Queue {
    /// Whether a tile is in or near the window.
    pub fn is_in_sight(&self, tile: usize) -> bool {
        self.in_sight.contains(&tile)
    }

    /// Whether a tile may work: it is in sight, and all that are in sight before it are done.
    pub fn may_work(&self, tile: usize) -> bool {
        let mut waiting = self.in_sight.difference(&self.done);
        self.is_in_sight(tile) && (self.done.contains(&tile) || waiting.next() == Some(&tile))
    }

    /// After something has happened to a tile.
    #[must_use]
    pub fn after(&self, happened: Action) -> Self {
        let mut next = self.clone();
        match happened {
            Action::Sight(tile, true) => next.in_sight.insert(tile),
            Action::Sight(tile, false) => next.in_sight.remove(&tile),
            Action::Done(tile) => next.done.insert(tile),
        };
        next
    }
}
