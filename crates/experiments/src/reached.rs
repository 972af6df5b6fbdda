//! Progress of a chunk when it sent a snapshot: what a run that goes on, and anyone who shows it, has to know.

use super::Progress;

/// What a snapshot says about its chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    pub progress: Progress,
    /// Of two snapshots of a chunk the one with more effort knows more; finer than progress, in any unit.
    pub effort: u64,
    /// Whether the chunk need not be computed again.
    pub is_finished: bool,
}

impl Reached {
    /// Of a chunk whose progress says everything.
    pub fn of(progress: Progress) -> Self {
        Self {
            progress,
            effort: progress.done,
            is_finished: progress.done >= progress.total,
        }
    }

    /// The progress, if the chunk need not be computed again; else `None`.
    pub fn finished(self) -> Option<Progress> {
        self.is_finished.then_some(self.progress)
    }

    /// Of a chunk that counts as one until it is finished, after so much effort.
    pub fn whole(is_finished: bool, effort: u64) -> Self {
        let done = u64::from(is_finished);
        Self {
            progress: Progress { done, total: 1 },
            effort: effort.saturating_add(done),
            is_finished,
        }
    }
}
