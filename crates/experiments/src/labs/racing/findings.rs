//! Findings of a run of the racing lab.

use super::live::Live;
use super::settings::RacingExperiment;
use super::tally::Tally;
use super::truth::Truth;
use crate::Progress;

/// All of it, or as much as there is.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// The race looked at.
    pub live: Option<Live>,
    /// What was calculated.
    pub truth: Option<Truth>,
    /// The chosen race, repeated; the race looked at is the first of these.
    pub tally: Tally,
    /// In races.
    pub progress: Progress,
}

impl Findings {
    pub(super) fn new(repeats: u64) -> Self {
        Self {
            live: None,
            truth: None,
            tally: Tally::default(),
            progress: Progress {
                done: 0,
                total: repeats,
            },
        }
    }

    /// The first player's expected result, where it is known by now.
    pub fn mean(&self, lab: &RacingExperiment) -> Option<f64> {
        let calculated = self.truth.and_then(|truth| truth.mean);
        lab.known_mean().or(calculated)
    }

    pub(super) fn look_at(&mut self, live: Live, lab: &RacingExperiment) {
        if let Some(decision) = live.decision(lab, lab.race) {
            self.tally.count(decision.verdict, decision.games);
            self.progress.done += 1;
        }
        self.live = Some(live);
    }

    pub(super) fn add(&mut self, tally: &Tally) {
        self.tally.merge(tally);
        self.progress.done += tally.races;
    }
}
