//! Tournaments: everybody against everybody.
//!
//! * [`entrant`]: who takes part, and who meets whom. [`series`]: matches of a pair, repeated. [`met`]: these, summed up. [`standing`]: who has come where,
//!   and how sure that is.
//! * [`exact`]: what pairs get, without playing. [`ecology`]: shares of a population that grow with what they get.

pub mod ecology;
pub mod entrant;
pub mod exact;
pub mod met;
pub mod series;
pub mod standing;
