//! Positions as the search and its memory need them.

/// A position as the search needs it: stones of the player to move, and taken cells, the blocked one included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position<B> {
    pub mover: B,
    pub occupied: B,
    pub plies: u32,
}
