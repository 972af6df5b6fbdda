//! Evolving strategies: an offspring replaces its parent if a race says that it plays better.
//!
//! Source: A. Jakóbczyk, "Zastosowanie stochastycznej optymalizacji do gier częściowo obserwowalnych" (thesis, Wrocław
//! 2023), chapter 3, algorithms 6 to 9, the first three after M.-L. Cauwet and O. Teytaud (2018). A strategy is a vector
//! of real numbers x. The offspring is x' = x + σ·N(0, 1) in every coordinate, σ starts at 1 and is multiplied by 1.25
//! after a success and by 0.84 after a failure. The four algorithms differ only in whom the offspring must beat, so they
//! are one loop with that as data ([`Opponents`]).
//!
//! Deviations:
//! * The source says that an offspring "wins against all points of P"; the races are run in the order of the archive, and
//!   the first one that is not won ends them, since the answer is known then.
//! * The source leaves open who begins a game; here each does every other game of a race, the offspring the first.
//! * The source's random opponent x to begin with is the vector of zeros, which plays at random: every order or decision
//!   with the same probability.
//! * σ stays between 10⁻¹² and 10¹² ([`Settings::SIGMAS`]). The source sets no limit, but after some thousand successes, or
//!   a few hundred with a large factor, a number would overflow, and after as many failures σ would be 0. Within these
//!   limits an offspring still differs from its parent, and all strategies stay finite.
//!
//! * [`contest`]: what can be evolved; `contests` has the games. [`comparison`]: two strategies against each other.
//! * [`settings`]: the algorithm as data.
//! * [`evolve`]: the loop, a game at a time. [`source`]: its random numbers. [`record`]: what every generation has decided.

pub mod comparison;
pub mod contest;
pub mod contests;
pub mod evolve;
pub mod record;
pub mod settings;
pub mod source;

pub use comparison::Comparison;
pub use contest::{Compared, Contest};
pub use evolve::Evolution;
pub use record::{Generation, Played, RaceRecord, Trace, TracePoint, note};
pub use settings::{Opponents, Settings};
pub use source::Source;
