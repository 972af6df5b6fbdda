//! What the runs of this visit have found: the reducer.

use crate::experiments::Experiment;
use crate::runner::scheduler::{Job, JobState};
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

/// Experiments whose results are remembered.
const MOST_REMEMBERED: usize = 20;

/// What a run has found, or as much of it as there is.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub snapshots: Vec<Option<Vec<u8>>>,
    pub state: JobState,
    /// From its beginning to the latest news.
    pub milliseconds: f64,
    /// Computing time of every chunk, 0 where it is not known.
    pub busy_milliseconds: Vec<f64>,
    /// Whether there was news since it was begun or resumed.
    pub has_news: bool,
}

/// All of them, by their canonical links.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Runs(BTreeMap<String, Rc<Found>>);

/// What happens.
pub enum Happening {
    Begun(String),
    News(Experiment, Job, f64),
    /// Only the run of this link may go on.
    OthersEnded(String),
    Restored(Experiment, Vec<Option<Vec<u8>>>),
}

impl Runs {
    /// What was found about the experiment of this link.
    pub fn found(&self, link: &str) -> Option<&Rc<Found>> {
        self.0.get(link)
    }

    fn keep(&mut self, link: String, found: Found) {
        if self.0.len() >= MOST_REMEMBERED && !self.0.contains_key(&link) {
            self.0.pop_first();
        }
        self.0.insert(link, Rc::new(found));
    }

    fn begin(&mut self, link: String) {
        let before = self.0.get(&link);
        let snapshots = before.map_or_else(Vec::new, |found| found.snapshots.clone());
        let found = Found {
            snapshots,
            state: JobState::Running,
            milliseconds: 0.0,
            busy_milliseconds: Vec::new(),
            has_news: false,
        };
        self.keep(link, found);
    }

    fn end_others(&mut self, link: &str) {
        for (other, found) in &mut self.0 {
            let is_active = matches!(found.state, JobState::Running | JobState::Paused);
            if other != link && is_active {
                Rc::make_mut(found).state = JobState::Stopped;
            }
        }
    }

    fn restore(&mut self, experiment: &Experiment, snapshots: Vec<Option<Vec<u8>>>) {
        let fits = snapshots.len() == experiment.chunk_count();
        if !fits || experiment.check(&snapshots).is_err() {
            return;
        }
        let is_finished = |(index, snapshot): (usize, &Option<Vec<u8>>)| {
            let snapshot = snapshot.as_ref();
            snapshot.is_some_and(|bytes| experiment.finished(index, bytes).is_some())
        };
        let state = if snapshots.iter().enumerate().all(is_finished) {
            JobState::Finished
        } else {
            JobState::Stopped
        };
        let found = Found {
            snapshots,
            state,
            milliseconds: 0.0,
            busy_milliseconds: Vec::new(),
            has_news: false,
        };
        self.keep(experiment.link(), found);
    }
}

impl Reducible for Runs {
    type Action = Happening;

    fn reduce(self: Rc<Self>, happening: Happening) -> Rc<Self> {
        let mut next = (*self).clone();
        match happening {
            Happening::Begun(link) => next.begin(link),
            Happening::News(experiment, job, milliseconds) => {
                // Bytes come from our own workers, but they come from outside: nonsense changes nothing.
                if experiment.check(&job.snapshots).is_ok() {
                    let found = Found {
                        snapshots: job.snapshots,
                        state: job.state,
                        milliseconds,
                        busy_milliseconds: job.busy_milliseconds,
                        has_news: true,
                    };
                    next.keep(experiment.link(), found);
                }
            }
            Happening::OthersEnded(link) => next.end_others(&link),
            Happening::Restored(experiment, snapshots) => next.restore(&experiment, snapshots),
        }
        Rc::new(next)
    }
}
