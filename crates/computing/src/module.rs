//! Modules: the labs in groups, so that a program can have the code of one group and fetch that of others when they are wanted.

use crate::answering::{Answering, at_once};
use crate::{Chunk, Compute};
use experiments::inquiry::{Content, Format, NoAnswer};
use experiments::state::StateError;
use experiments::{ChunkOutput, Experiment, Snapshots};

/// What computes the experiments of one module, and knows nothing about others.
#[derive(Clone, Copy)]
pub struct Computing {
    pub(crate) start: fn(&Experiment, usize) -> Box<dyn Chunk>,
    pub(crate) answer: Answer,
    pub(crate) report: fn(&Experiment, Format, &[Option<ChunkOutput>]) -> Answered,
}

type Answer = fn(&Experiment, &[u8], &[Option<ChunkOutput>]) -> Answered;

type Answered = Result<Box<dyn Answering>, NoAnswer>;

impl Computing {
    /// Chunk `index` at its beginning; the experiment is of this module, runnable, and has that many chunks.
    pub fn start(&self, experiment: &Experiment, index: usize) -> Box<dyn Chunk> {
        (self.start)(experiment, index)
    }

    /// Chunk `index`, where it was when this was its state: it ends with the same snapshot as if it had never been
    /// interrupted.
    ///
    /// # Errors
    /// What is wrong with the state.
    pub fn resume(
        &self,
        experiment: &Experiment,
        index: usize,
        state: &[u8],
    ) -> Result<Box<dyn Chunk>, StateError> {
        let state = experiment.read_state(index, state)?;
        let mut chunk = self.start(experiment, index);
        if chunk.restore(state) {
            Ok(chunk)
        } else {
            Err(StateError::Refused)
        }
    }

    /// Begins to answer an inquiry about an experiment of this module; see [`Inquiry::bytes`](experiments::inquiry::Inquiry::bytes).
    ///
    /// # Errors
    /// Says why there is no answer.
    pub fn answer(
        &self,
        experiment: &Experiment,
        inquiry: &[u8],
        snapshots: &[Option<ChunkOutput>],
    ) -> Answered {
        match Content::read(inquiry)? {
            Content::OfLab(inquiry) => (self.answer)(experiment, &inquiry, snapshots),
            Content::Report(format) => (self.report)(experiment, format, snapshots),
        }
    }
}

/// The report of an experiment of one lab.
pub(crate) fn report<L: Compute>(
    lab: &L,
    format: Format,
    snapshots: &[Option<ChunkOutput>],
) -> Answered {
    let long = lab.long_report(format, snapshots);
    long.unwrap_or_else(|| Ok(at_once(&format.text(&lab.report(snapshots)?))))
}
