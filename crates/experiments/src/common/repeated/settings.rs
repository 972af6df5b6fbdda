//! Settings of matches: how long they are, how much the future counts, and what goes wrong.

use super::length::{Length, RoundsOrRandom};
use crate::parameters::{Exactly, choices, parameters};
use engines::repeated::settings::{Horizon, Noise};
use games::fraction::Fraction;

choices! {
    /// As what payoffs are shown.
    pub enum Payoffs {
        /// Per round.
        Mean = "mean",
        /// Of the whole match.
        Sum = "sum",
        /// Normalised: (1 − δ) Σ δᵗ u.
        Discounted = "discounted",
    }
}

parameters! {
    /// How matches go.
    #[derive(Copy)]
    pub struct MatchSettings, texts repeated_games.settings {
        rounds: Length = Length::Rounds(200), RoundsOrRandom, Everyone;
        continuation: Fraction = Fraction::new(9, 10), patience(), Everyone;
        execution: Fraction = Fraction::ZERO, errors(), Everyone;
        perception: Fraction = Fraction::ZERO, errors(), Everyone;
    }
}

/// Continuation probabilities: with the largest, a match has ten thousand rounds on average.
fn patience() -> Exactly {
    Exactly {
        minimum: Fraction::ZERO,
        maximum: Fraction::new(9_999, 10_000),
    }
}

/// Probabilities of errors: with more than a half an action would tell the opposite of what was meant.
fn errors() -> Exactly {
    Exactly {
        minimum: Fraction::ZERO,
        maximum: Fraction::new(1, 2),
    }
}

impl MatchSettings {
    /// When a match ends.
    pub fn horizon(&self) -> Horizon {
        match self.rounds {
            Length::Rounds(rounds) => Horizon::Rounds(rounds),
            Length::Random => Horizon::Continuation(self.continuation),
        }
    }

    /// What goes wrong.
    pub fn noise(&self) -> Noise {
        Noise {
            execution: self.execution,
            perception: self.perception,
        }
    }

    /// How many rounds a match has on average.
    pub fn mean_rounds(&self) -> f64 {
        match self.rounds {
            Length::Rounds(rounds) => rounds.into(),
            Length::Random => 1.0 / (1.0 - self.continuation.value()),
        }
    }
}
