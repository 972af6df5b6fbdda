//! Computing of experiments, whichever lab they belong to.

use crate::answering::Answering;
use crate::{Chunk, computing_of};
use engines::Status;
use experiments::inquiry::{Inquiry, NoAnswer};
use experiments::state::StateError;
use experiments::{ChunkOutput, Experiment};
use serde::de::DeserializeOwned;

/// What is computed of an experiment of any lab.
pub trait ComputeAny {
    /// See [`Compute::start`](crate::Compute::start).
    fn start(&self, index: usize) -> Box<dyn Chunk>;

    /// Chunk `index`, where it was when this was its state: it ends with the same snapshot as if it had never been
    /// interrupted. The experiment is runnable and has that many chunks.
    ///
    /// # Errors
    /// What is wrong with the state.
    fn resume(&self, index: usize, state: &[u8]) -> Result<Box<dyn Chunk>, StateError>;

    /// The state of chunk `index`, which is under way; `None` if it has none that is worth keeping.
    fn state_of(&self, index: usize, chunk: &dyn Chunk) -> Option<Vec<u8>>;

    /// What chunk `index`, which is finished, has found, with its state where longer experiments go on from it.
    fn end(&self, index: usize, chunk: &dyn Chunk) -> ChunkOutput;

    /// Begins to answer an inquiry; see [`Inquiry::bytes`].
    ///
    /// # Errors
    /// Says why there is no answer.
    fn answer(
        &self,
        inquiry: &[u8],
        snapshots: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer>;
}

impl ComputeAny for Experiment {
    fn start(&self, index: usize) -> Box<dyn Chunk> {
        computing_of(self.module()).start(self, index)
    }

    fn resume(&self, index: usize, state: &[u8]) -> Result<Box<dyn Chunk>, StateError> {
        computing_of(self.module()).resume(self, index, state)
    }

    fn state_of(&self, index: usize, chunk: &dyn Chunk) -> Option<Vec<u8>> {
        let state = chunk.state()?;
        Some(self.seal_state(index, chunk.progress().done, &state))
    }

    fn end(&self, index: usize, chunk: &dyn Chunk) -> ChunkOutput {
        let state = self.is_continuable().then(|| self.state_of(index, chunk));
        ChunkOutput::from(chunk.snapshot()).with_state(state.flatten().map(Into::into))
    }

    fn answer(
        &self,
        inquiry: &[u8],
        snapshots: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        computing_of(self.module()).answer(self, inquiry, snapshots)
    }
}

/// Answers on the caller's own thread, however long it takes.
///
/// # Errors
/// Says why there is no answer.
pub fn answer<A: DeserializeOwned>(
    experiment: &Experiment,
    inquiry: &Inquiry<A>,
    snapshots: &[Option<ChunkOutput>],
) -> Result<A, NoAnswer> {
    let mut answering = experiment.answer(inquiry.bytes(), snapshots)?;
    while answering.step() == Status::Running {}
    inquiry.read(&answering.answer()).ok_or(NoAnswer::Unknown)
}
