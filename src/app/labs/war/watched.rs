//! The game that is watched: a worker plays it.

use crate::app::workers::submit;
use experiments::Experiment;
use experiments::Lab;
use experiments::war::WarLab;
use experiments::war_game::{End, WarGame, WarGameLab};
use runner::scheduler::{Failure, Job, JobState};
use std::rc::Rc;
use yew::prelude::*;

/// How far that is.
#[derive(Clone)]
pub enum Watched {
    /// So many rounds have been played.
    UnderWay(u64),
    Known(Rc<WarGame>, End),
    Failed(Failure),
}

impl Watched {
    fn of(lab: &WarGameLab, job: &Job) -> Self {
        // Bytes come from our own workers, but they come from outside.
        let snapshot = lab.merge(&job.snapshots).ok().flatten();
        let rounds = snapshot.map_or(0, |snapshot| snapshot.rounds);
        match &job.state {
            JobState::Finished => {
                let end = snapshot.and_then(|snapshot| snapshot.end);
                let record = job.records.first();
                let game = record.and_then(|record| WarGame::decode(record, lab));
                let both = game.zip(end);
                both.map_or(Self::UnderWay(rounds), |(game, end)| {
                    Self::Known(Rc::new(game), end)
                })
            }
            JobState::Failed(failure) => Self::Failed(failure.clone()),
            JobState::Running | JobState::Paused | JobState::Stopped => Self::UnderWay(rounds),
        }
    }
}

/// The game that `lab` shows.
#[hook]
pub fn use_game(lab: &WarLab) -> Watched {
    let found = use_state(|| None::<(WarGameLab, Watched)>);
    let question = WarGameLab::of(lab);
    {
        let found = found.setter();
        use_effect_with(question.clone(), move |lab| {
            let lab = lab.clone();
            let job = submit(&Experiment::WarGame(lab.clone()), move |job: &Job| {
                found.set(Some((lab.clone(), Watched::of(&lab, job))));
            });
            move || drop(job)
        });
    }
    let found = found.as_ref().filter(|(of, _)| *of == question);
    found.map_or(Watched::UnderWay(0), |(_, watched)| watched.clone())
}
