//! Snapshots of an experiment's chunks: read, checked and merged, in every lab in the same way.

use crate::link;
use crate::report::Report;
use crate::{ChunkOutput, LabExperiment, Progress, Reached};
use thiserror::Error;

/// A snapshot that no chunk of this experiment can have sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the snapshot of chunk {chunk} does not belong to this experiment")]
pub struct ForeignSnapshot {
    pub chunk: usize,
}

/// What is read from snapshots: the lab says what they are, and nothing of this.
pub trait Snapshots: LabExperiment {
    /// What chunk `chunk` has sent; `None` if it cannot have sent these bytes.
    fn snapshot(&self, chunk: usize, bytes: &[u8]) -> Option<Self::Snapshot> {
        reader(self)(chunk, bytes)
    }

    /// How far chunk `chunk` was when it sent these bytes; `None` if it cannot have sent them.
    fn reached(&self, chunk: usize, bytes: &[u8]) -> Option<Reached> {
        Some(self.progress_of(chunk, &self.snapshot(chunk, bytes)?))
    }

    /// The same if the chunk need not be computed again; else `None`.
    fn finished(&self, chunk: usize, bytes: &[u8]) -> Option<Progress> {
        self.reached(chunk, bytes)?.finished()
    }

    /// What the snapshots say, in the order of the chunks; `None` for a chunk that has sent nothing yet.
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    fn merge(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Self::Findings, ForeignSnapshot> {
        let (read, mut findings) = (reader(self), self.begin());
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            let snapshot = read(chunk, bytes).ok_or(ForeignSnapshot { chunk })?;
            self.add(&mut findings, chunk, snapshot);
        }
        self.settle(&mut findings);
        Ok(findings)
    }

    /// Whether the snapshots are this experiment's.
    ///
    /// # Errors
    /// One that is not.
    fn check(&self, snapshots: &[Option<ChunkOutput>]) -> Result<(), ForeignSnapshot> {
        let read = reader(self);
        let is_foreign = |(chunk, bytes): (usize, &Option<ChunkOutput>)| {
            bytes
                .as_ref()
                .is_some_and(|bytes| read(chunk, bytes).is_none())
        };
        let mut chunks = snapshots.iter().enumerate();
        let foreign = chunks.position(is_foreign);
        foreign.map_or(Ok(()), |chunk| Err(ForeignSnapshot { chunk }))
    }

    /// The result of the snapshots.
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    fn report(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Report, ForeignSnapshot> {
        let findings = self.merge(snapshots)?;
        let link = link::write(Self::NAME, &self.reported());
        let table = self.table(&findings);
        Ok(Report::new(&link, &self.result(&findings), table))
    }
}

impl<L: LabExperiment> Snapshots for L {}

/// What reads the snapshots of all chunks: what they have in common is worked out once.
fn reader<L: LabExperiment>(lab: &L) -> impl Fn(usize, &[u8]) -> Option<L::Snapshot> {
    let (chunks, seal, fits) = (lab.chunk_count(), lab.seals(), lab.fits());
    move |chunk, bytes| {
        if chunk >= chunks {
            return None;
        }
        let snapshot = seal(chunk).open(bytes)?;
        fits(chunk, &snapshot).then_some(snapshot)
    }
}
