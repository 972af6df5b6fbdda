//! The agent's game: a worker plays it.

use experiments::Lab;
use experiments::aliens::AliensLab;
use experiments::aliens_game::AliensGameLab;
use games::aliens::Playthrough;
use page_kit::components::job::{Asked, use_job};
use runner::scheduler::{Job, JobState};
use std::rc::Rc;
use yew::prelude::*;

/// How far that is.
#[derive(Clone)]
pub enum Watched {
    /// So many steps have been played.
    UnderWay(u64),
    Known(Rc<Playthrough>),
}

impl Watched {
    fn of(lab: &AliensGameLab, job: &Job) -> Self {
        // Bytes come from our own workers, but they come from outside.
        let snapshot = lab.merge(&job.snapshots).ok().flatten();
        let record = job.records.first();
        let record = record.filter(|_| job.state == JobState::Finished);
        match record.and_then(|record| AliensGameLab::decode(record)) {
            Some(actions) => Self::Known(Rc::new(lab.playthrough(&actions))),
            None => Self::UnderWay(snapshot.map_or(0, |snapshot| snapshot.steps)),
        }
    }

    /// So many steps are known to have been played.
    pub fn steps(&self) -> u64 {
        match self {
            Self::UnderWay(steps) => *steps,
            Self::Known(game) => game.steps() as u64,
        }
    }
}

/// The agent's game in `lab`.
#[hook]
pub fn use_game(lab: &AliensLab) -> Asked<AliensGameLab, Watched> {
    use_job(Some(AliensGameLab::of(lab)), |lab, job| {
        Some(Watched::of(lab, job))
    })
}
