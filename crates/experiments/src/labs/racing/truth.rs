//! Calculated truth about a race between two coins: the exact numbers, the source's formulas, and the δ for a wanted
//! error, by the source's bound and by the exact error.

use crate::{Progress, Reached};
use engines::racing::{BoundAnswer, ErrorBound, Exact, ExactAnswer, WantedError};
use serde::{Deserialize, Deserializer, Serialize};

/// What was calculated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Truth {
    /// The first player's expected result, where it can be calculated.
    pub mean: Option<f64>,
    /// Of a single coin.
    pub exact: Option<Exact>,
    /// Of a single coin and a race with an n_max.
    pub bound: Option<ErrorBound>,
    /// What the source's bound says, where somebody is better and it can be kept below what is asked for.
    pub wanted: Option<WantedError>,
    /// Where somebody is better; `None` in files of versions that had only the source's bound.
    #[serde(skip)]
    pub searched: Option<Searched>,
}

/// How the searches for the δ have ended.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Searched {
    pub by_bound: BoundAnswer,
    pub exactly: ExactAnswer,
}

/// A snapshot. What was searched stands after the rest, and may be missing, so that files of earlier versions can be read.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TruthSnapshot {
    /// `None` until everything is calculated.
    truth: Option<Truth>,
    #[serde(deserialize_with = "if_there")]
    searched: Option<Searched>,
}

/// `None` at the end of the bytes.
fn if_there<'de, D: Deserializer<'de>>(bytes: D) -> Result<Option<Searched>, D::Error> {
    Ok(Option::deserialize(bytes).unwrap_or_default())
}

impl TruthSnapshot {
    /// With what has been found by now.
    pub fn of(found: &Truth, is_over: bool) -> Self {
        Self {
            truth: is_over.then_some(*found),
            searched: found.searched,
        }
    }

    pub(super) fn found(self) -> Option<Truth> {
        let searched = self.searched;
        self.truth.map(|truth| Truth { searched, ..truth })
    }

    pub(super) fn reached(self) -> Reached {
        let truth = self.found();
        let is_complete = truth.is_some_and(|truth| truth.is_complete());
        Reached {
            // In races, of which it is none.
            progress: Progress::default(),
            effort: u64::from(truth.is_some()) + u64::from(is_complete),
            is_finished: is_complete,
        }
    }
}

impl Truth {
    /// Whether there is nothing left to search for.
    fn is_complete(&self) -> bool {
        self.searched.is_some() || self.mean.is_none_or(|mean| mean == 0.5)
    }
}
