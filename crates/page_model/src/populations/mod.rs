//! Lab of populations, as the page shows it.
//!
//! * [`analysis`]: a population with what has been found of it. [`sentence`]: how the lab's sentence speaks of it.
//! * [`cells`]: the population as cells or a graph, at a moment; [`film`]: the parts of the film that are there. [`shares`]: shares over time.
//! * [`takeover`]: who takes over, and a question about it; [`laws`]: rules of thumb beside it. [`long_run`]: what is played in the long run. [`flow`]: the
//!   replicator dynamic as a picture and a list of rest points.
//! * [`as_matrix`]: the game as a payoff matrix.

pub mod analysis;
pub mod as_matrix;
pub mod cells;
pub mod film;
pub mod flow;
mod lab;
pub mod laws;
pub mod long_run;
pub mod sentence;
pub mod shares;
pub mod takeover;
