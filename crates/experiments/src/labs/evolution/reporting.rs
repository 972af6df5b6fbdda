//! Report under way: it waits for exact values.

use super::exact::ExactValues;
use super::findings::Findings;
use super::report;
use super::settings::EvolutionLab;
use crate::inquiry::{Answering, Format, encode};
use crate::report::Report;
use crate::{Lab, link};
use engines::Status;

/// A report as a file.
pub(super) struct Reporting {
    lab: EvolutionLab,
    findings: Findings,
    exact: ExactValues,
    format: Format,
}

impl Reporting {
    pub fn new(lab: &EvolutionLab, findings: Findings, format: Format) -> Self {
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
        let report = Report::new(
            &link::write(EvolutionLab::NAME, &self.lab.reported()),
            &report::result(&self.lab, &self.findings, &self.exact),
            report::table(&self.findings),
        );
        encode(&self.format.text(&report))
    }
}
