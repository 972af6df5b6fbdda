//! Content of a node: what it turned out to be when the search came to it.

use super::frame::Role;
use super::terminal::Reason;
use super::window::Bound;

/// What a node turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    Inner(Role),
    Evaluated(Reason),
    /// The transposition table knew this of its value.
    Known(Bound),
    /// Never met. Who would decide there; `None` if the game is over.
    Unsearched(Option<Role>),
}

impl Content {
    const ALL: [Self; 14] = [
        Self::Inner(Role::Max),
        Self::Inner(Role::Min),
        Self::Inner(Role::Chance),
        Self::Evaluated(Reason::Finished),
        Self::Evaluated(Reason::Depth),
        Self::Evaluated(Reason::Quiet),
        Self::Evaluated(Reason::FarEnough),
        Self::Known(Bound::Exact),
        Self::Known(Bound::Lower),
        Self::Known(Bound::Upper),
        Self::Unsearched(Some(Role::Max)),
        Self::Unsearched(Some(Role::Min)),
        Self::Unsearched(Some(Role::Chance)),
        Self::Unsearched(None),
    ];

    /// The content with this number; a number that none has means the first.
    pub(super) fn from_number(number: u8) -> Self {
        Self::ALL
            .get(usize::from(number))
            .copied()
            .unwrap_or(Self::ALL[0])
    }

    pub(super) fn number(self) -> u8 {
        Self::ALL
            .iter()
            .position(|&content| content == self)
            .unwrap_or(0) as u8
    }
}
