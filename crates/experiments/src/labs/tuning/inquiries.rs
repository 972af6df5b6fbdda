//! Inquiries: a moment of its first run, its model as a file, the truth.

use super::TuningLab;
use super::landscape::{Sweep, Truths};
use super::model_file;
use super::moment::WayThere;
use super::seen::{Seen, Terms};
use super::snapshot::RunSnapshot;
use crate::common::checkpoints::checkpoints;
use crate::inquiry::{Answering, Format, Inquiry, NoAnswer, encode};
use crate::{ForeignSnapshot, Sent};
use engines::Status;
use engines::tuning::problems::Problem;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
enum TuningInquiry {
    /// The first run after so many steps, or after all of them.
    Moment { step: Option<u64>, of: OfMoment },
    /// What is true of the problem, with the pairs of values of two dimensions.
    Truths { row: u64, column: u64 },
}

/// What is asked of a moment.
#[derive(Clone, Debug, Serialize, Deserialize)]
enum OfMoment {
    /// What is to be seen, with the pairs of values of two dimensions.
    Seen { row: u64, column: u64 },
    /// The bound of a point, tuple by tuple.
    Terms { point: Vec<u16> },
    /// The model.
    Model { format: Format },
}

impl TuningLab {
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
    pub(super) fn is_exact(&self) -> bool {
        self.noise == 0.0 && self.has_noise_of_its_own()
    }

    pub(super) fn begin_answer(
        &self,
        inquiry: &[u8],
        snapshots: &[Option<Sent>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
            TuningInquiry::Moment { step, of } => self.begin_moment(step, of, snapshots),
            TuningInquiry::Truths { row, column } => {
                let problem = self.problem();
                let looking = Self {
                    row,
                    column,
                    ..self.clone()
                };
                let pair = looking.pair(problem.space().dimensions());
                Ok(Box::new(Sweep::new(self, problem, pair)))
            }
        }
    }

    fn begin_moment(
        &self,
        step: Option<u64>,
        of: OfMoment,
        snapshots: &[Option<Sent>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        let foreign = ForeignSnapshot { chunk: 0 };
        let sent = snapshots.first().and_then(Option::as_ref);
        let bytes = sent.ok_or(NoAnswer::Unknown)?;
        let (problem, curve) = (self.problem(), checkpoints(self.evaluations));
        let space = problem.space();
        let run = RunSnapshot::decode(bytes, self.of_run(0), space, &curve).ok_or(foreign)?;
        if let OfMoment::Terms { point } = &of
            && !space.contains(point)
        {
            return Err(NoAnswer::Unknown);
        }
        let way = WayThere::new(self, space, &run.history, step.unwrap_or(u64::MAX));
        let lab = Self {
            step,
            ..self.clone()
        };
        Ok(Box::new(Looking {
            lab,
            problem,
            way,
            of,
        }))
    }
}

/// On the way to a moment, and what is wanted of it.
struct Looking {
    /// At the moment looked at.
    lab: TuningLab,
    problem: Box<dyn Problem>,
    way: WayThere,
    of: OfMoment,
}

impl Answering for Looking {
    fn step(&mut self) -> Status {
        self.way.step()
    }

    fn answer(&mut self) -> Vec<u8> {
        let moment = self.way.moment();
        match &self.of {
            OfMoment::Seen { row, column } => {
                (self.lab.row, self.lab.column) = (*row, *column);
                let pair = self.lab.pair(self.problem.space().dimensions());
                encode(&Seen::of(&self.lab, &*self.problem, moment, pair))
            }
            OfMoment::Terms { point } => encode(&Terms::of(moment, point)),
            OfMoment::Model { format } => {
                let dimensions = self.problem.dimensions();
                encode(&match format {
                    Format::Json => model_file::json(&self.lab, moment.model(), &dimensions),
                    Format::Csv => model_file::table(moment.model(), &dimensions).csv(),
                })
            }
        }
    }
}
