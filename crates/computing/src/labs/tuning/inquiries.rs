//! Answers: a moment of the first run, its model as a file, the truth.

use super::landscape::Sweep;
use super::moment::WayThere;
use super::seen::{seen, terms};
use crate::answering::Answering;
use engines::Status;
use engines::tuning::problems::Problem;
use experiments::common::checkpoints::checkpoints;
use experiments::inquiry::{Format, NoAnswer, encode};
use experiments::tuning::{OfMoment, TuningExperiment, TuningInquiry, model_file};
use experiments::{ChunkOutput, ForeignSnapshot, Snapshots};

/// Begins to answer what the lab is asked.
pub fn begin_answer(
    lab: &TuningExperiment,
    inquiry: &[u8],
    snapshots: &[Option<ChunkOutput>],
) -> Result<Box<dyn Answering>, NoAnswer> {
    match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
        TuningInquiry::Moment { step, of } => begin_moment(lab, step, of, snapshots),
        TuningInquiry::Truths { row, column } => {
            let problem = lab.problem();
            let looking = TuningExperiment {
                row,
                column,
                ..lab.clone()
            };
            let pair = looking.pair(problem.space().dimensions());
            Ok(Box::new(Sweep::new(lab, problem, pair)))
        }
    }
}

fn begin_moment(
    lab: &TuningExperiment,
    step: Option<u64>,
    of: OfMoment,
    snapshots: &[Option<ChunkOutput>],
) -> Result<Box<dyn Answering>, NoAnswer> {
    let foreign = ForeignSnapshot { chunk: 0 };
    let sent = snapshots.first().and_then(Option::as_ref);
    let bytes = sent.ok_or(NoAnswer::Unknown)?;
    let (problem, curve) = (lab.problem(), checkpoints(lab.evaluations));
    let space = problem.space();
    let run = lab.snapshot(0, bytes).ok_or(foreign)?;
    if let OfMoment::Terms { point } = &of
        && !space.contains(point)
    {
        return Err(NoAnswer::Unknown);
    }
    let has_ended = run.curve.len() == curve.len();
    let end = if has_ended {
        run.evaluations
    } else {
        lab.evaluations
    };
    let way = WayThere::new(lab, space, &run.history, step.unwrap_or(u64::MAX), end);
    let lab = TuningExperiment {
        step,
        ..lab.clone()
    };
    Ok(Box::new(Looking {
        lab,
        problem,
        way,
        of,
    }))
}

/// On the way to a moment, and what is asked for of it.
struct Looking {
    /// At the moment looked at.
    lab: TuningExperiment,
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
                encode(&seen(&self.lab, &*self.problem, moment, pair))
            }
            OfMoment::Terms { point } => encode(&terms(moment, point)),
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
