//! Lab of repeated games, as the page shows it.
//!
//! * [`analysis`]: a pair of strategies with what has been found, and names. [`sentence`]: how the lab's sentence speaks of it.
//!   [`editing`]: strategies that are being written. [`holding`]: what stays in sight while a setting is dragged.
//! * [`film`]: moves as cells. [`reasons`]: why they were made. [`scores`]: payoffs as lines. [`machine`]: automata as drawings; [`memory`]: four probabilities.
//! * [`values`]: exact beside simulated. [`payoffs`]: the plane. [`perfection`]: equilibria in words. [`mod@line`]: zero-determinant strategies.
//! * [`hand`]: a match by hand. [`mistake`]: the question.
//! * [`as_matrix`]: the game as a payoff matrix.

pub mod analysis;
pub mod as_matrix;
pub mod editing;
pub mod film;
pub mod hand;
pub mod holding;
mod lab;
pub mod line;
pub mod machine;
pub mod memory;
pub mod mistake;
pub mod payoffs;
pub mod perfection;
pub mod reasons;
pub mod scores;
pub mod sentence;
pub mod values;
