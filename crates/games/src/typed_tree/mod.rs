//! Game trees as people type them: `((3 12 8) (2 4 6) (14 5 2))`.
//!
//! * [`parse`]: the text, with errors that point at the character.
//! * [`Tree`]: what it says.
//! * [`TypedTree`], [`Estimates`]: the tree as a game, and its estimates as an evaluation.
//!
//! The text, loosely:
//!
//! ```text
//! node      = [ label ":" ] ( leaf | [ "max" | "min" ] "(" node node … ")" | "?" "(" outcome outcome … ")" )
//! leaf      = number | "w" | "d" | "l"          all leaves of a tree have numbers, or all have letters
//! outcome   = probability ":" node              a probability is 0.5 or 1/3; they add up to 1
//! label     = [ name ] [ "=" estimate ] [ "!" ]
//! ```
//!
//! The root is the maximising player's unless marked; below, the players alternate unless marked, and nature
//! in between does not count: `?(0.5:(1 2) 0.5:(3 4))` below a max node has min nodes. Numbers are what the
//! maximising player gets; w, d and l, in capitals too, say that he wins, draws or loses, and are worth 1, 0 and −1. An estimate is what an inner node seems to be worth where a search stops there
//! (0 if nothing is said); `!` marks a node as not quiet. Spaces and commas separate.

pub mod parse;
mod position;
mod tree;

pub use parse::{TreeError, TreeFault};
pub use position::{Branch, Branches, Estimates, TypedTree};
pub use tree::{Node, NodeId, Owner, Tree};
