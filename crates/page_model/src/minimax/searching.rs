//! The searches under way and what they have found: begins with the question, ends with it.

use crate::kit::state::State;
use experiments::link;
use experiments::minimax::{MinimaxExperiment, Picture, Side, Snapshot};
use experiments::{ChunkOutput, LabExperiment, Snapshots};
use runner::scheduler::{Job, JobState};
use std::rc::Rc;
use std::sync::Arc;

/// The canonical link of a question.
pub type Question = String;

/// The question of an experiment.
pub fn question_of(lab: &MinimaxExperiment) -> Question {
    link::write(MinimaxExperiment::NAME, &lab.question())
}

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

/// What the searches of a question have found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub question: Question,
    /// The experiment that was searched: its position is the root of the trees.
    pub lab: MinimaxExperiment,
    pub state: JobState,
    /// Computing time of the finished searches.
    pub busy_milliseconds: f64,
    pub snapshots: Vec<Option<ChunkOutput>>,
    pub sides: Vec<Option<SideFound>>,
}

impl Found {
    /// What a side has found.
    pub fn side(&self, side: Side) -> Option<&SideFound> {
        self.sides.get(side.index())?.as_ref()
    }

    /// Whether all searches have come to their ends.
    pub fn is_finished(&self) -> bool {
        self.state == JobState::Finished
    }

    /// Whether some tree has turned out too large to be kept.
    pub fn is_too_large(&self) -> bool {
        let mut sides = self.sides.iter().flatten();
        sides.any(|side| side.snapshot.is_too_large)
    }

    /// Whether searching again would show no more: it was stopped, or its tree is too large to be kept.
    pub fn is_complete(&self) -> bool {
        self.state == JobState::Stopped || (self.is_finished() && self.is_too_large())
    }

    /// Positions met by all searches together.
    pub fn nodes(&self) -> u64 {
        let sides = self.sides.iter().flatten();
        sides.map(|side| side.snapshot.nodes).sum()
    }
}

/// What happens.
pub enum Action {
    Begun(MinimaxExperiment),
    News(MinimaxExperiment, Job),
    Restored(MinimaxExperiment, Vec<Option<ChunkOutput>>),
}

/// What was found about the latest question.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Searching {
    found: Option<Rc<Found>>,
}

impl Searching {
    /// What was found about `question`, if that is the latest one.
    pub fn shown(&self, question: &str) -> Option<&Rc<Found>> {
        let is_asked = |found: &&Rc<Found>| found.question == question;
        self.found.as_ref().filter(is_asked)
    }

    /// What a job has found that has come to its end.
    pub fn of_job(lab: &MinimaxExperiment, job: &Job) -> Option<Rc<Found>> {
        let mut searching = Self::default();
        searching.begin(lab.clone());
        searching.hear(lab, job);
        searching.found.filter(|found| found.is_finished())
    }
}

impl State for Searching {
    type Action = Action;

    fn after(mut self, happening: Action) -> Self {
        match happening {
            Action::Begun(lab) => self.begin(lab),
            Action::News(lab, job) => self.hear(&lab, &job),
            Action::Restored(lab, snapshots) => self.restore(lab, snapshots),
        }
        self
    }
}

/// What a job or a file says about its searches.
struct News<'a> {
    state: JobState,
    busy_milliseconds: f64,
    snapshots: Vec<Option<ChunkOutput>>,
    records: &'a [Arc<Vec<u8>>],
}

impl Searching {
    fn begin(&mut self, lab: MinimaxExperiment) {
        let question = question_of(&lab);
        // What was found stays until the new search has passed it.
        let before = self.shown(&question);
        self.found = Some(Rc::new(Found {
            sides: before.map_or_else(
                || vec![None; lab.chunk_count()],
                |found| found.sides.clone(),
            ),
            snapshots: before.map_or_else(
                || vec![None; lab.chunk_count()],
                |found| found.snapshots.clone(),
            ),
            question,
            lab,
            state: JobState::Running,
            busy_milliseconds: 0.0,
        }));
    }

    /// Takes what a file has. Of a search that had come to its end, nothing is left to do.
    fn restore(&mut self, lab: MinimaxExperiment, snapshots: Vec<Option<ChunkOutput>>) {
        let state = if is_finished(&lab, &snapshots) {
            JobState::Finished
        } else {
            JobState::Stopped
        };
        let news = News {
            state,
            busy_milliseconds: 0.0,
            snapshots,
            records: &[],
        };
        self.take(lab, news);
    }

    /// Takes news, unless they are of a question that nobody asks any more.
    fn hear(&mut self, lab: &MinimaxExperiment, job: &Job) {
        if self.shown(&question_of(lab)).is_none() {
            return;
        }
        let news = News {
            state: job.state.clone(),
            busy_milliseconds: job.busy_milliseconds.iter().sum(),
            snapshots: job.snapshots.clone(),
            records: &job.records,
        };
        self.take(lab.clone(), news);
    }

    fn take(&mut self, lab: MinimaxExperiment, news: News) {
        // Bytes come from our own workers or from files: nonsense changes nothing.
        let Ok(found) = lab.merge(&news.snapshots) else {
            return;
        };
        let question = question_of(&lab);
        let known = self.shown(&question).cloned();
        let side = |(index, snapshot): (usize, Option<Snapshot>)| {
            let known = known
                .as_ref()
                .and_then(|found| found.sides.get(index)?.as_ref());
            // A picture is read once.
            let picture = known.and_then(|side| side.picture.clone()).or_else(|| {
                let bytes = news.records.get(index).filter(|bytes| !bytes.is_empty())?;
                Picture::from_bytes(bytes.clone()).map(Rc::new)
            });
            snapshot.map(|snapshot| SideFound { snapshot, picture })
        };
        let sides = found.into_iter().enumerate().map(side).collect();
        self.found = Some(Rc::new(Found {
            question,
            lab,
            state: news.state,
            busy_milliseconds: news.busy_milliseconds,
            snapshots: news.snapshots,
            sides,
        }));
    }
}

/// Whether all searches of an experiment have come to their ends.
fn is_finished(lab: &MinimaxExperiment, snapshots: &[Option<ChunkOutput>]) -> bool {
    let found = lab.merge(snapshots).unwrap_or_default();
    let is_over = |side: &Option<Snapshot>| side.as_ref().is_some_and(|side| side.is_finished);
    !found.is_empty() && found.iter().all(is_over)
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
