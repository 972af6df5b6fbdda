//! Finite extensive games as data: any game of two to four players, whatever it pays, as flat arrays.
//!
//! The traits of this crate are for two players, which is what makes them fast and a wrong pairing impossible. Here a game is
//! a tree that somebody has written down (H. W. Kuhn, "Extensive games and the problem of information", 1953): nodes of chance
//! with probabilities, decisions of a player in an information set, ends with a payoff for each player.
//!
//! * [`game`]: the tree, in preorder. [`position`]: what rules have to say to be put into that form. `compile`: does it, and
//!   checks it: what is drawn by hand may be wrong. [`fault`]: what was wrong.
//! * [`two_players`]: any game of the other traits. [`normal_form`]: games of one simultaneous choice, and some known ones.
//! * [`kuhn`]: Kuhn poker for three.

mod compile;
pub mod fault;
pub mod game;
pub mod kuhn;
pub mod normal_form;
pub mod position;
pub mod two_players;

pub use fault::ExtensiveFault;
pub use game::{Actor, ExtensiveGame, InformationSet, NodeId};
pub use position::{Outcome, Position, Step};

/// A game has so many players.
pub const PLAYERS: core::ops::RangeInclusive<usize> = 2..=4;
