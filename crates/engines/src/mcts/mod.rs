//! Monte Carlo tree search: UCT, which plays random games from a position and remembers which moves did well.
//!
//! Kocsis and Szepesvári, "Bandit based Monte-Carlo planning" (2006), in the form of a Chinese student
//! report on Connect Four ("蒙特卡洛树_四子棋实验报告") whose formula and steps [`uct`] follows.
//!
//! * [`parameters`]: the switches.
//! * [`uct`]: the four phases of a simulation, plain; `informed`: what the switches change in them.
//! * [`bound`]: the bound of a child, taken apart.
//! * [`tree`]: the nodes, in one arena; `node`: one of them; `side`: what only some switches keep beside;
//!   `descend`: what is kept from move to move.
//! * `by_visits`: roots and logarithms that are kept.
//! * [`proof`]: what is proven of a node. [`profile`]: how deep a tree has grown.
//! * [`recorded`]: one simulation with everything that happened in it; `witness`: who is told.
//! * `rated`: ratings of moves, set by hand or learned.
//! * [`flat`]: random games without a tree, what all this is compared with.
//! * `root` and [`statistics`]: what is known about each move at the root, and the rules of the final choice.

pub mod bound;
mod by_visits;
mod descend;
pub mod flat;
mod informed;
mod node;
pub mod parameters;
pub mod profile;
pub mod proof;
mod rated;
pub mod recorded;
mod root;
mod side;
pub mod statistics;
pub mod tree;
pub mod uct;
mod witness;

pub use bound::BoundParts;
pub use flat::Flat;
pub use parameters::{Playout, UctParameters};
pub use proof::{Proven, ProvenBounds};
pub use recorded::Simulation;
pub use statistics::{FinalChoice, MoveStatistics};
pub use uct::Uct;
