//! Report under way: it waits for exact values.

use crate::answering::Answering;
use engines::Status;
use experiments::evolution::{EvolutionExperiment, ExactValues, Findings};
use experiments::inquiry::{Format, encode};

/// A report as a file.
pub(super) struct Reporting {
    lab: EvolutionExperiment,
    findings: Findings,
    exact: ExactValues,
    format: Format,
}

impl Reporting {
    pub fn new(lab: &EvolutionExperiment, findings: Findings, format: Format) -> Self {
        Self {
            lab: lab.clone(),
            exact: ExactValues::new(lab, &findings),
            findings,
            format,
        }
    }
}

impl Answering for Reporting {
    fn step(&mut self) -> Status {
        match self.format {
            Format::Json => self.exact.step(),
            // There are none in the table.
            Format::Csv => Status::Finished,
        }
    }

    fn answer(&mut self) -> Vec<u8> {
        let report = self.lab.report_with(&self.findings, &self.exact);
        encode(&self.format.text(&report))
    }
}
