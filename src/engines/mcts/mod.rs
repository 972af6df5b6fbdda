//! Monte Carlo tree search: UCT, which plays random games from a position and remembers which moves did well.
//!
//! Kocsis and Szepesvári, "Bandit based Monte-Carlo planning" (2006), in the form of a Chinese student
//! report on Connect Four ("蒙特卡洛树_四子棋实验报告") whose formula and steps [`uct`] follows.
//!
//! * [`uct`]: the four phases of a simulation.
//! * [`tree`]: the nodes, in one arena.
//! * [`statistics`]: what is known of each move at the root, and the rules of the final choice.

pub mod statistics;
pub mod tree;
pub mod uct;

pub use statistics::{FinalChoice, MoveStatistics};
pub use uct::{Uct, UctParameters};
