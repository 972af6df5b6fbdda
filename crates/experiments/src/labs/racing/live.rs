//! The race that is looked at: race 0, with every result, and what each of the races says about the same games.

use super::settings::RacingExperiment;
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

    /// Whether it can be of this experiment.
    pub(super) fn fits(&self, lab: &RacingExperiment) -> bool {
        let is_early_enough = |(decision, race): (&Option<Decision>, RaceName)| {
            let most = lab.plan_of(race).most_games().min(self.games);
            decision.is_none_or(|decision| decision.games <= most)
        };
        self.outcomes.is_sound()
            && self.outcomes.len() == self.games.min(MAX_SHOWN)
            && self.decisions.len() == lab.told().len()
            && self.decisions.iter().zip(lab.told()).all(is_early_enough)
            && self.is_over == lab.is_over(&self.decisions)
    }
}
