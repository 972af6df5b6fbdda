//! Work: a piece of what is known exactly, under way.

use engines::Status;
use experiments::populations::Exactly;

/// A piece of work.
pub(super) trait Work {
    /// Does a unit of it. What it has come to is put among what was found at its end.
    fn step(&mut self, found: &mut Exactly) -> Status;
}
