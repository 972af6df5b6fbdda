//! Inquiries: what the page asks about a tournament.

use super::population::Population;
use crate::inquiry::Inquiry;
use crate::parameters::choices;
use games::fraction::Fraction;
use serde::{Deserialize, Serialize};

choices! {
    /// Which errors are varied.
    #[derive(Serialize, Deserialize)]
    pub enum Errors {
        Execution = "execution",
        Perception = "perception",
    }
}

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum TournamentInquiry {
    /// The population over generations.
    Population,
    /// The exact table with errors of this kind from none to [`MAX_ERRORS`] percent, and with what else goes wrong in the experiment.
    Noise(Errors),
    /// What strategies of the library that do not take part would get from all entrants, and these from them.
    Newcomers,
}

/// The most errors that are looked at, in percent.
pub const MAX_ERRORS: usize = 10;

/// What errors change.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NoiseCurve {
    /// By percentage of errors, from 0 to [`MAX_ERRORS`], and then by entrant: what each gets exactly per round, in the mean of its opponents; `None` where
    /// that is not known.
    pub payoffs: Vec<Vec<Option<f64>>>,
}

/// A strategy that does not take part, and what it would get.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Newcomer {
    /// As links have it.
    pub strategy: String,
    /// By entrant, and last against another of its own: what the newcomer gets exactly per round, and what the other gets from it; `None` where that is not
    /// known.
    pub payoffs: Vec<Option<[f64; 2]>>,
}

/// The probability of errors with this number in the curve.
pub fn errors(percent: usize) -> Fraction {
    Fraction::new(percent as i64, 100)
}

impl TournamentInquiry {
    /// Asks for the population; the answer is `None` until enough is known.
    pub fn population() -> Inquiry<Option<Population>> {
        Inquiry::of_lab(&Self::Population)
    }

    /// Asks what errors change.
    pub fn noise(errors: Errors) -> Inquiry<NoiseCurve> {
        Inquiry::of_lab(&Self::Noise(errors))
    }

    /// Asks about those who could enter.
    pub fn newcomers() -> Inquiry<Vec<Newcomer>> {
        Inquiry::of_lab(&Self::Newcomers)
    }
}
