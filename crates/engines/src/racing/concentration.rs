//! Concentration inequalities, for how far a mean of results in [0, 1] may be from its expectation: the two inequalities
//! that races use.
//!
//! Source: thesis, lemmas 1.11 and 1.13. With probability at least 1 − δ, after t games:
//! * Hoeffding: |X̄ − μ| < √(ln(2/δ)/(2t));
//! * empirical Bernstein: |X̄ − μ| < σ̄·√(2·ln(3/δ)/t) + 3·ln(3/δ)/t, σ̄² the mean squared deviation (divided by t).

use serde::{Deserialize, Serialize};

/// An inequality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Concentration {
    EmpiricalBernstein,
    Hoeffding,
}

/// The largest variance of results in [0, 1] (Popoviciu, thesis 1.14).
pub const MAX_VARIANCE: f64 = 0.25;

impl Concentration {
    /// c of ln(c/δ).
    pub fn constant(self) -> f64 {
        match self {
            Self::EmpiricalBernstein => 3.0,
            Self::Hoeffding => 2.0,
        }
    }

    /// How far the mean of `games` results with this empirical variance may be off, where `logarithm` is ln(c/δ).
    #[inline]
    pub fn radius(self, variance: f64, games: f64, logarithm: f64) -> f64 {
        match self {
            Self::EmpiricalBernstein => {
                (2.0 * variance * logarithm / games).sqrt() + 3.0 * logarithm / games
            }
            Self::Hoeffding => (logarithm / (2.0 * games)).sqrt(),
        }
    }
}
