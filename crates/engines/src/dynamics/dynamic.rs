//! Dynamics as data, and which way each of them moves a point.

use super::payoffs::{Payoffs, Point};
use super::{best_response, logit, regret_matching, replicator};

/// A dynamic.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Dynamic {
    Replicator,
    BestResponse,
    FictitiousPlay,
    RegretMatching,
    /// The temperature is positive, in units of payoff.
    Logit {
        temperature: f64,
    },
}

impl Dynamic {
    /// Whether it goes on in rounds, not in time.
    pub fn is_in_rounds(self) -> bool {
        matches!(self, Self::FictitiousPlay | Self::RegretMatching)
    }

    /// A step short enough for this game: payoffs of any size can be followed, and no step of a logit dynamic is too long for its temperature. A round
    /// is 1.
    pub fn step(self, payoffs: &Payoffs) -> f64 {
        const STEP: f64 = 1.0 / 32.0;
        let range = payoffs.range().max(f64::MIN_POSITIVE);
        match self {
            Self::Replicator => (2.0 * STEP / range).min(1.0),
            Self::BestResponse => STEP,
            Self::FictitiousPlay | Self::RegretMatching => 1.0,
            Self::Logit { temperature } => STEP.min(temperature / range),
        }
    }
}

/// Which way a point moves, for fields of directions: the velocity in continuous time. Of fictitious play it is that of its beliefs, in a time that goes as
/// the logarithm of the rounds; of regret matching that of a player who remembers the last round only.
pub fn direction(payoffs: &Payoffs, dynamic: Dynamic, point: &Point) -> Point {
    match dynamic {
        Dynamic::Replicator => replicator::direction(payoffs, point),
        Dynamic::BestResponse | Dynamic::FictitiousPlay => best_response::direction(payoffs, point),
        Dynamic::RegretMatching => regret_matching::direction(payoffs, point),
        Dynamic::Logit { temperature } => logit::direction(payoffs, point, temperature),
    }
}
