//! Inquiries: a moment of its first run, its model as a file, the truth.

use super::TuningExperiment;
use super::landscape::Truths;
use super::seen::{Seen, Terms};
use crate::inquiry::{Format, Inquiry};
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum TuningInquiry {
    /// The first run after so many steps, or after all of them.
    Moment { step: Option<u64>, of: OfMoment },
    /// What is true of the problem, with the pairs of values of two dimensions.
    Truths { row: u64, column: u64 },
}

/// What is asked of a moment.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum OfMoment {
    /// What is to be seen, with the pairs of values of two dimensions.
    Seen { row: u64, column: u64 },
    /// The bound of a point, tuple by tuple.
    Terms { point: Vec<u16> },
    /// The model.
    Model { format: Format },
}

impl TuningExperiment {
    /// Asks what is to be seen at the moment looked at; about the first snapshot.
    pub fn looking(&self) -> Inquiry<Seen> {
        let (row, column) = (self.row, self.column);
        self.at_moment(OfMoment::Seen { row, column })
    }

    /// Asks for the bound of a point at the moment looked at, tuple by tuple; about the first snapshot.
    pub fn terms_of(&self, point: &[u16]) -> Inquiry<Terms> {
        let point = point.to_vec();
        self.at_moment(OfMoment::Terms { point })
    }

    /// Asks for the model at the moment looked at, as a file; about the first snapshot.
    pub fn model_file(&self, format: Format) -> Inquiry<String> {
        self.at_moment(OfMoment::Model { format })
    }

    fn at_moment<A: serde::de::DeserializeOwned>(&self, of: OfMoment) -> Inquiry<A> {
        let step = self.step;
        Inquiry::of_lab(&TuningInquiry::Moment { step, of })
    }

    /// Asks what is true of the problem, with the pairs of values that are looked at.
    pub fn truths(&self) -> Inquiry<Truths> {
        let (row, column) = (self.row, self.column);
        Inquiry::of_lab(&TuningInquiry::Truths { row, column })
    }

    /// The dimensions in rows and columns of the map, from 0: two different ones, if the space has as many.
    pub fn pair(&self, dimensions: usize) -> Option<(usize, usize)> {
        let last = dimensions.checked_sub(2)? + 1;
        let place = |number: u64| (number.max(1) - 1).min(last as u64) as usize;
        let (row, column) = (place(self.row), place(self.column));
        Some(if row != column {
            (row, column)
        } else if row < last {
            (row, row + 1)
        } else {
            (row, row - 1)
        })
    }

    /// Whether evaluations have no noise, so that what was evaluated is known exactly.
    pub fn is_exact(&self) -> bool {
        self.noise == 0.0 && self.has_noise_of_its_own()
    }
}
