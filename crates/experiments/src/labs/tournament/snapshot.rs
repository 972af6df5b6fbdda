//! Snapshots: chunks send exact values of their pairs, or the matches that these have played.

use super::division::Part;
use crate::common::amount::Amount;
use engines::repeated::tournament::met::Met;
use serde::{Deserialize, Serialize};

/// What two entrants get from each other, without playing; the first player comes first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExactPair {
    /// Per round: the mean over the rounds of a match, or normalised discounted where its length is drawn.
    pub payoffs: [Amount; 2],
    /// How often each plays the first action.
    pub cooperation: [f64; 2],
}

/// Why that is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoValue {
    /// Of these players it is not known that they are automata in such matches.
    NoAutomaton([bool; 2]),
    /// They have too many states together, or there are too many rounds for so many.
    TooLarge,
}

/// What is known about a pair without playing.
pub type Known = Result<ExactPair, NoValue>;

/// What a chunk sends: of its pairs, from the first of them on, those that it has come to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Snapshot {
    Exact(Vec<Known>),
    /// The last pair may have played only some of its matches.
    Played(Vec<Met>),
}

impl Snapshot {
    /// Whether a chunk that does this can have sent it.
    pub(super) fn fits(&self, part: &Part) -> bool {
        match (self, part) {
            (Self::Exact(known), Part::Exact(pairs)) => {
                let is_number = |pair: &ExactPair| {
                    let mut numbers = pair
                        .payoffs
                        .iter()
                        .map(Amount::value)
                        .chain(pair.cooperation);
                    numbers.all(f64::is_finite)
                };
                known.len() <= pairs.len() && known.iter().flatten().all(is_number)
            }
            (Self::Played(met), Part::Played { pairs, repetitions }) => {
                let matches = repetitions.end - repetitions.start;
                let before = met.len().saturating_sub(1);
                met.len() <= pairs.len()
                    && met.iter().all(|met| met.fits(matches))
                    && met[..before].iter().all(|met| met.matches == matches)
            }
            _ => false,
        }
    }

    /// How many matches were played.
    pub(super) fn matches(&self) -> u64 {
        match self {
            Self::Exact(_) => 0,
            Self::Played(met) => met.iter().map(|met| met.matches).sum(),
        }
    }
}
