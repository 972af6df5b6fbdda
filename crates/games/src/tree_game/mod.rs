//! Games as trees: two to four players, chance with exact probabilities, moves that are hidden, and payoffs at the ends.
//!
//! One type holds every finite game of that kind, however it is written: [`text`] is the grammar of links, [`efg`] the files of Gambit. Everything
//! that comes from outside goes through [`given`], which checks it; engines trust what they get. [`recall`] says who forgets what, [`strategic`] makes a
//! payoff matrix of it. [`library`] has games that everybody should have met; [`labels`] and [`json`] are for those who read results.
//!
//! Source: H. W. Kuhn, "Extensive games and the problem of information" (1953); names as in M. J. Osborne and A. Rubinstein, "A Course in Game
//! Theory" (1994), chapter 11. One deviation from both: payoffs may stand at any node and add up along the way, as in Gambit's files.

pub mod edit;
pub mod efg;
pub mod fault;
pub mod game;
pub mod given;
pub mod json;
pub mod labels;
pub mod library;
pub mod recall;
pub mod simultaneous;
pub mod sizes;
pub mod strategic;
pub mod text;

pub use fault::TreeGameFault;
pub use game::{InformationSet, Mover, Node, NodeId, SetId, TreeGame};
