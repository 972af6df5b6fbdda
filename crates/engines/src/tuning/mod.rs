//! Tuning: search of a space of settings by noisy values of its points.
//!
//! Source: D. Perez-Liebana, S. M. Lucas, R. D. Gaina, J. Togelius, A. Khalifa and J. Liu, "General video game artificial
//! intelligence", 2019, section 7.3 (evolving games for different agents) and algorithm 7.7. Names of its formulas: point
//! x ∈ S with d dimensions, N-tuples of them, N(s) evaluations so far, N(s, a) of them with an entry's values, Q(s, a) their
//! mean. Larger values are better.
//!
//! * [`space`]: what is searched. [`optimizer`]: what all that search it have in common.
//! * [`ntbea`]: the N-tuple bandit evolutionary algorithm; [`model`] is what it knows, made of a [`table`] for each of
//!   the [`tuples`]; `short` has what bounds are made of of the small ones, `unique` which
//!   neighbours are there already.
//! * What it is compared with: [`random_search`], [`hill_climber`], [`genetic`], [`compact_genetic`], [`ucb`].
//! * [`visited`], [`sampled`]: points that were evaluated, and the means of their values.

pub mod compact_genetic;
pub mod genetic;
pub mod hill_climber;
pub mod model;
pub mod ntbea;
pub mod optimizer;
pub mod problems;
pub mod random_search;
pub mod sampled;
mod short;
pub mod space;
pub mod table;
pub mod tuples;
pub mod ucb;
mod unique;
pub mod visited;

pub use compact_genetic::CompactGenetic;
pub use genetic::Genetic;
pub use hill_climber::HillClimber;
pub use model::{Bound, Model, ModelSettings};
pub use ntbea::{Ntbea, NtbeaSettings, Recommendation};
pub use optimizer::Optimizer;
pub use random_search::RandomSearch;
pub use space::{Point, Points, Space, SpaceError};
pub use tuples::{Tuple, TupleChoice};
pub use ucb::Ucb;
