//! A rating for every feature of a move, in Elo: 400 more are ten times the strength. As text `741/120/-388/…`, in the order
//! of the features, without the zeros at the end.

use core::fmt::{self, Display};
use core::str::FromStr;
use games::connect_four::features::COUNT;
use thiserror::Error;

/// Elo of each feature, within ±[`Ratings::MAX`]; 0 is the strength of a move without features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ratings([i16; COUNT]);

/// A text that is no ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not ratings")]
pub struct NoRatings;

/// Elo that make a move e times as strong.
pub const ELO_OF_E: f64 = 400.0 / core::f64::consts::LN_10;

impl Ratings {
    /// The largest rating and, negative, the smallest.
    pub const MAX: i16 = 4_000;

    /// Of strengths as natural logarithms, rounded to whole Elo.
    pub fn of_logarithms(logarithms: &[f64; COUNT]) -> Self {
        let most = f64::from(Self::MAX);
        Self(logarithms.map(|logarithm| (ELO_OF_E * logarithm).round().clamp(-most, most) as i16))
    }

    /// Elo of each feature.
    pub fn elo(&self) -> &[i16; COUNT] {
        &self.0
    }

    /// Elo of a set of features, as [`games::Knowledge::features`] has it: a team is as strong as the product of its
    /// members.
    pub fn of(&self, features: u32) -> i32 {
        let has = |feature: &usize| features >> feature & 1 == 1;
        (0..COUNT)
            .filter(has)
            .map(|feature| i32::from(self.0[feature]))
            .sum()
    }

    /// The strength of such a set, γ: 1 for the empty one.
    pub fn strength(&self, features: u32) -> f64 {
        libm::exp(f64::from(self.of(features)) / ELO_OF_E)
    }
}

impl Display for Ratings {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.iter().rposition(|&elo| elo != 0).unwrap_or(0);
        for (place, elo) in self.0[..=last].iter().enumerate() {
            let slash = if place == 0 { "" } else { "/" };
            write!(formatter, "{slash}{elo}")?;
        }
        Ok(())
    }
}

impl FromStr for Ratings {
    type Err = NoRatings;

    fn from_str(text: &str) -> Result<Self, NoRatings> {
        let mut elo = [0; COUNT];
        for (place, part) in text.split('/').enumerate() {
            let known: i16 = part.parse().map_err(|_| NoRatings)?;
            // One number has one text.
            let is_canonical = known.to_string() == part;
            let allowed = (-Self::MAX..=Self::MAX).contains(&known);
            let slot = elo.get_mut(place).filter(|_| is_canonical && allowed);
            *slot.ok_or(NoRatings)? = known;
        }
        Ok(Self(elo))
    }
}
