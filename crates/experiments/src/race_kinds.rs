//! The precision and the error probability of races as parameters: what every lab with races allows.

use super::parameters::Kind;

/// ε: below ½, and not so small that a single race takes hours.
pub const EPSILON: Kind = Kind::Real {
    minimum: 0.001,
    maximum: 0.499,
};
/// δ: inside (0, 1).
pub const DELTA: Kind = Kind::Real {
    minimum: 1e-12,
    maximum: 0.999,
};
