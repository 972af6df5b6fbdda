//! The searches under way and what they have found: begins with the question, ends with it.

use crate::kit::store::{self, Asked, Store};
use experiments::minimax::{MinimaxExperiment, Picture, Side, Snapshot};
use experiments::{ChunkOutput, Experiment, Snapshots};
use runner::scheduler::{Job, JobState};
use std::rc::Rc;

/// What a search has found.
#[derive(Clone, Debug)]
pub struct SideFound {
    pub snapshot: Snapshot,
    /// Its steps; `None` while it goes on, and if there are too many of them.
    pub picture: Option<Rc<Picture>>,
}

/// Pictures are large: the same one is told by its place.
impl PartialEq for SideFound {
    fn eq(&self, other: &Self) -> bool {
        self.snapshot == other.snapshot
            && self.picture.as_ref().map(Rc::as_ptr) == other.picture.as_ref().map(Rc::as_ptr)
    }
}

/// What each has found, in the order of the sides; empty before any of them has said something.
pub type Sides = Vec<Option<SideFound>>;

/// What the searches of a question have found.
pub type Found = store::Found<MinimaxExperiment, Sides>;

/// What was found about the latest question.
pub type Searching = Store<MinimaxExperiment, Sides, 1>;

impl Found {
    /// The canonical link of the question.
    pub fn link(&self) -> String {
        Experiment::from(self.question.clone()).link()
    }

    /// What a side has found.
    pub fn side(&self, side: Side) -> Option<&SideFound> {
        self.findings.get(side.index())?.as_ref()
    }

    /// Whether all searches have come to their ends.
    pub fn is_finished(&self) -> bool {
        self.state == JobState::Finished
    }

    /// Whether some tree has turned out too large to be kept.
    pub fn is_too_large(&self) -> bool {
        let mut sides = self.findings.iter().flatten();
        sides.any(|side| side.snapshot.is_too_large)
    }

    /// Whether searching again would show no more: it was stopped, or its tree is too large to be kept.
    pub fn is_complete(&self) -> bool {
        self.state == JobState::Stopped || (self.is_finished() && self.is_too_large())
    }

    /// Positions met by all searches together.
    pub fn nodes(&self) -> u64 {
        let sides = self.findings.iter().flatten();
        sides.map(|side| side.snapshot.nodes).sum()
    }
}

/// The searches of an experiment, as they are begun. A picture is read once.
pub fn asked(lab: &MinimaxExperiment) -> Rc<Asked<MinimaxExperiment, Sides>> {
    let lab = lab.question();
    Asked::new(
        lab.clone(),
        lab.clone().into(),
        move |job, before: &Sides| {
            let found = lab.merge(&job.snapshots).ok()?;
            let side = |(index, snapshot): (usize, Option<Snapshot>)| {
                let known = before.get(index).and_then(Option::as_ref);
                let picture = known.and_then(|side| side.picture.clone());
                let picture = picture.or_else(|| picture_of(job, index));
                snapshot.map(|snapshot| SideFound { snapshot, picture })
            };
            Some(found.into_iter().enumerate().map(side).collect())
        },
    )
}

fn picture_of(job: &Job, side: usize) -> Option<Rc<Picture>> {
    let bytes = job.records.get(side).filter(|bytes| !bytes.is_empty())?;
    Picture::from_bytes(bytes.clone()).map(Rc::new)
}

/// What a job has found that has come to its end.
pub fn found_at_end(lab: &MinimaxExperiment, job: &Job) -> Option<Rc<Found>> {
    let is_finished = job.state == JobState::Finished;
    let found = is_finished.then(|| Found::of_job(&asked(lab), job.clone(), 0.0))?;
    found.map(Rc::new)
}

/// What can be asked of a search under way.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    Pause(bool),
    Stop,
    /// Search again what was stopped.
    Again,
    Restore(Box<MinimaxExperiment>, Vec<Option<ChunkOutput>>),
}
