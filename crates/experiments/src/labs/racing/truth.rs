//! Calculated truth about a race between two coins: the exact numbers, the source's formulas, and the δ for a wanted
//! error, by the source's bound and by the exact error.

use engines::racing::{BoundAnswer, ErrorBound, Exact, ExactAnswer, WantedError};
use serde::{Deserialize, Serialize};

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

#[derive(Serialize, Deserialize)]
struct Snapshot {
    question: u64,
    /// `None` until everything is calculated.
    truth: Option<Truth>,
}

/// As bytes, for a worker's message or a file. What was searched stands after the rest, so that older files can be read.
pub fn encode(question: u64, found: &Truth, is_over: bool) -> Vec<u8> {
    let truth = is_over.then_some(*found);
    // Numbers in memory: postcard has no way to fail here.
    let mut bytes = postcard::to_stdvec(&Snapshot { question, truth }).unwrap_or_default();
    bytes.extend(postcard::to_stdvec(&found.searched).unwrap_or_default());
    bytes
}

/// Reads bytes from a worker or a file; `None` if they cannot be of the experiment with this fingerprint.
pub(super) fn decode(bytes: &[u8], question: u64) -> Option<Option<Truth>> {
    let (snapshot, rest) = postcard::take_from_bytes::<Snapshot>(bytes).ok()?;
    let searched = if rest.is_empty() {
        None
    } else {
        postcard::from_bytes(rest).ok()?
    };
    let truth = snapshot.truth.map(|truth| Truth { searched, ..truth });
    (snapshot.question == question).then_some(truth)
}

impl Truth {
    /// Whether there is nothing left to search for.
    pub(super) fn is_complete(&self) -> bool {
        self.searched.is_some() || self.mean.is_none_or(|mean| mean == 0.5)
    }
}
