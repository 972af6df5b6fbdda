//! The race that is looked at: race 0, with every result, and what each of the races says about the same games.

use super::settings::RacingExperiment;
use crate::LabExperiment;
use crate::common::outcomes::{MAX_SHOWN, Outcomes};
use crate::common::races::RaceName;
use engines::racing::Verdict;
use serde::{Deserialize, Serialize};

/// A verdict, and after how many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    pub verdict: Verdict,
    pub games: u64,
}

/// What has been seen of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Live {
    /// See [`LabExperiment::fingerprint`].
    question: u64,
    /// The first [`MAX_SHOWN`] results.
    pub outcomes: Outcomes,
    /// Games played.
    pub games: u64,
    /// What each race has decided, in the order of [`RacingExperiment::told`].
    pub decisions: Vec<Option<Decision>>,
    /// Whether nothing more is played.
    pub is_over: bool,
}

impl Live {
    /// Nothing of it yet.
    pub fn new(lab: &RacingExperiment) -> Self {
        Self {
            question: lab.fingerprint(),
            outcomes: Outcomes::default(),
            games: 0,
            decisions: vec![None; lab.told().len()],
            is_over: false,
        }
    }

    /// What a race has decided.
    pub fn decision(&self, lab: &RacingExperiment, race: RaceName) -> Option<Decision> {
        let mut told = lab.told().into_iter().zip(&self.decisions);
        told.find(|(of, _)| *of == race)?.1.to_owned()
    }

    /// As bytes, for a worker's message or a file.
    pub fn encode(&self) -> Vec<u8> {
        // Numbers and lists in memory: postcard has no way to fail here.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads bytes from a worker or a file; `None` if they cannot be of the experiment with this fingerprint.
    pub fn decode(bytes: &[u8], lab: &RacingExperiment) -> Option<Self> {
        let live: Self = postcard::from_bytes(bytes).ok()?;
        let is_early_enough = |(decision, race): (&Option<Decision>, RaceName)| {
            let most = lab.plan_of(race).most_games().min(live.games);
            decision.is_none_or(|decision| decision.games <= most)
        };
        let is_sound = live.question == lab.fingerprint()
            && live.outcomes.is_sound()
            && live.outcomes.len() == live.games.min(MAX_SHOWN)
            && live.decisions.len() == lab.told().len()
            && live.decisions.iter().zip(lab.told()).all(is_early_enough)
            && live.is_over == lab.is_over(&live.decisions);
        is_sound.then_some(live)
    }
}
