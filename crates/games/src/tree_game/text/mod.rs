//! Games as trees in a line of text, as links have them: `1(out:0;2 in:2(fight:-1;-1 share:1;1))`.
//!
//! ```text
//! node      = [ payoffs "&" ] ( payoffs | mover "(" branch branch … ")" )
//! mover     = [ player | "max" | "min" | "?" ] [ "." set ]
//! branch    = [ label ":" ] node                   below a player
//!           | probability ":" [ label ":" ] node   below "?", which is chance
//! payoffs   = number { ";" number }                one for each player
//! ```
//!
//! Nodes of one player with the same `set` are one information set, and so have the same actions. Players are numbered from 1. Without one, two players
//! take turns, and chance in between does not count; of two players a single number is what the first one gets and the second one pays.
//! So every tree of [`crate::typed_tree`] with numbers at its leaves is a text of this grammar too, `max` being player 1 and `min` player 2; what its labels say to a search (`=3`, `!`)
//! is passed over. Actions without a label are called 1, 2, 3 … Names with separators in them stand in quotation marks; spaces and
//! commas separate. Names of nodes are not written, and neither is the title.

mod read;
mod write;

pub use read::{MAX_CHARACTERS, TextFault, TreeGameError, read};
pub use write::write;
