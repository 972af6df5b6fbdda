//! Gardner's chess: chess on a board of five by five, the smallest on which all its pieces can stand.
//!
//! Source: M. Gardner, "Mathematical Games", Scientific American (1969 and 1980), as D. B. Pritchard describes it in "The
//! Classified Encyclopedia of Chess Variants"; M. Mhalla and F. Prost, "Gardner's Minichess Variant is solved" (ICGA Journal 36,
//! 2013), show that it is drawn with best play. The rules are those of chess, from the row R N B Q K of each side, but without the
//! pawns' double step, hence without en passant, and without castling.
//!
//! Deviations: a position knows nothing about those before it, so the third repetition of a position is no draw. That games end all
//! the same follows from the rule of fifty moves, which is a draw here without being claimed: [`MAX_QUIET_PLIES`] are counted in the
//! position. Nor does a draw have to be claimed where nobody has enough pieces left to give mate.
//!
//! * `kind`: pieces; `square`: places; `pieces`: a board of them, as sets of bits; `attacks`: which squares a piece reaches.
//! * `position`: the position; `ending`: how a game ends; `legality`: checks and pins; `moves`: the legal moves, one after the other.
//! * `influence`: what pieces can do at a glance. `keys`: hashing. `text`: positions as text. `notation`: moves as text, with squares or as players write them.

mod attacks;
mod ending;
mod influence;
mod keys;
mod kind;
mod legality;
mod moves;
mod notation;
mod pieces;
mod position;
mod square;
mod text;

pub use ending::{Ending, MAX_QUIET_PLIES};
pub use kind::Kind;
pub use moves::{Move, Moves};
pub use position::Gardner;
pub use square::Square;
pub use text::{PositionError, START};
