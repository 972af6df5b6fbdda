//! Continuing: an experiment that is an earlier one and more of the same begins where that one has come to.
//!
//! The results are those of a run from the beginning, bit for bit, so nobody has to know which of the two it was.

use crate::labs::each_lab;
use crate::link::Link;
use crate::{ChunkOutput, Experiment, LabExperiment, Snapshots};

impl Experiment {
    /// See [`LabExperiment::is_continuable`].
    pub fn is_continuable(&self) -> bool {
        each_lab!(self, lab => lab.is_continuable())
    }

    /// What the chunks of `earlier` have sent, as this experiment's chunks have it on their way. `None` if this experiment does
    /// not go on from `earlier`, or if nothing of what was sent is of use to it.
    #[must_use]
    pub fn continued(
        &self,
        earlier: &Self,
        sent: &[Option<ChunkOutput>],
    ) -> Option<Vec<Option<ChunkOutput>>> {
        if self.lab() != earlier.lab() || sent.len() != self.chunk_count() {
            return None;
        }
        let chunks = sent.iter().enumerate();
        let chunks =
            chunks.map(|(index, sent)| self.continued_chunk(earlier, index, sent.as_ref()?));
        let continued: Vec<Option<ChunkOutput>> = chunks.collect();
        continued.iter().any(Option::is_some).then_some(continued)
    }

    fn continued_chunk(
        &self,
        earlier: &Self,
        index: usize,
        sent: &ChunkOutput,
    ) -> Option<ChunkOutput> {
        let state = sent.state()?;
        let body = earlier.read_state(index, state).ok()?;
        let snapshot =
            each_lab!(self, lab => continued_snapshot(lab, &earlier.link(), index, sent))?;
        let done = earlier.reached(index, sent)?.progress.done;
        let state = self.seal_state(index, done, body);
        Some(ChunkOutput::from(snapshot).with_state(Some(state.into())))
    }
}

fn continued_snapshot<L: LabExperiment>(
    lab: &L,
    earlier: &str,
    index: usize,
    snapshot: &[u8],
) -> Option<Vec<u8>> {
    let (earlier, _) = Link::split(earlier).ok()?.read::<L>();
    let snapshot = lab.continued(&earlier, index, earlier.snapshot(index, snapshot)?)?;
    let bytes = postcard::to_stdvec(&snapshot).ok()?;
    Some(lab.seals()(index).put_on(&bytes))
}
