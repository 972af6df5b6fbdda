//! Learning under way, for the page or for a report.

use crate::answering::Answering;
use engines::Status;
use engines::ratings::Learning;
use experiments::inquiry::{Format, encode};
use experiments::ratings::{Findings, RatingsExperiment, RatingsResult};

/// What the answer will be.
#[derive(Clone, Copy)]
pub(super) enum As {
    Result,
    Report(Format),
}

/// Learning from these games.
pub(super) struct Learn {
    lab: RatingsExperiment,
    findings: Findings,
    learning: Learning,
    wanted: As,
}

impl Learn {
    pub fn new(lab: &RatingsExperiment, findings: Findings, wanted: As) -> Self {
        Self {
            learning: lab.learning(&findings),
            lab: lab.clone(),
            findings,
            wanted,
        }
    }
}

impl Answering for Learn {
    fn step(&mut self) -> Status {
        self.learning.step()
    }

    fn answer(&mut self) -> Vec<u8> {
        let Some(learned) = self.learning.learned() else {
            return Vec::new();
        };
        match self.wanted {
            As::Result => encode(&RatingsResult::new(&self.findings, &learned)),
            As::Report(format) => {
                let report = self.lab.report_with(&self.findings, &learned);
                encode(&format.text(&report))
            }
        }
    }
}
