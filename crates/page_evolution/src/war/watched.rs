//! The game that is watched: a worker plays it.

use experiments::Lab;
use experiments::war::WarLab;
use experiments::war_game::{End, WarGame, WarGameLab};
use page_kit::components::job::{Asked, use_job};
use runner::scheduler::{Job, JobState};
use std::rc::Rc;
use yew::prelude::*;

/// How far that is.
#[derive(Clone)]
pub enum Watched {
    /// So many rounds have been played.
    UnderWay(u64),
    Known(Rc<WarGame>, End),
}

impl Watched {
    fn of(lab: &WarGameLab, job: &Job) -> Self {
        // Bytes come from our own workers, but they come from outside.
        let snapshot = lab.merge(&job.snapshots).ok().flatten();
        let rounds = snapshot.map_or(0, |snapshot| snapshot.rounds);
        let end = snapshot.and_then(|snapshot| snapshot.end);
        let record = job.records.first();
        let record = record.filter(|_| job.state == JobState::Finished);
        let game = record.and_then(|record| WarGame::decode(record, lab));
        match game.zip(end) {
            Some((game, end)) => Self::Known(Rc::new(game), end),
            None => Self::UnderWay(rounds),
        }
    }

    /// So many rounds are known to have been played.
    pub fn rounds(&self) -> u64 {
        match self {
            Self::UnderWay(rounds) => *rounds,
            Self::Known(game, _) => game.rounds(),
        }
    }
}

/// The game that `lab` shows.
#[hook]
pub fn use_game(lab: &WarLab) -> Asked<WarGameLab, Watched> {
    use_job(Some(WarGameLab::of(lab)), |lab, job| {
        Some(Watched::of(lab, job))
    })
}
