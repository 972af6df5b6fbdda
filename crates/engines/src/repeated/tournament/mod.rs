//! Tournaments: everybody against everybody.
//!
//! * [`entrant`]: who takes part. [`round_robin`]: matches of all pairs, repeated. [`standing`]: who has come where, and how sure that is.
//! * [`exact`]: the matrix of what all pairs get, without playing. [`ecology`]: shares of a population that grow with what they get.

pub mod ecology;
pub mod entrant;
pub mod exact;
pub mod round_robin;
pub mod standing;
