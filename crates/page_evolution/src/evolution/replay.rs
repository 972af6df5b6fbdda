//! The games of a generation: a worker plays them again when somebody wants to see them.

use experiments::evolution::{EvolutionLab, Step};
use experiments::generation::{Accepted, Games, GenerationLab};
use experiments::{Experiment, Lab};
use page_kit::components::job::{Asked, use_job};
use runner::scheduler::{Failure, Job, JobState};
use std::rc::Rc;
use yew::prelude::*;

/// How far that is.
#[derive(Clone, Debug, PartialEq)]
pub enum Replay {
    /// So many games have been played.
    UnderWay(u64),
    Known(Rc<Games>),
    /// The races ended in another way than what is shown of the evolution says.
    Different,
    Failed(Failure),
}

/// The generation that is played again, and what is known about it.
#[derive(Clone, PartialEq)]
pub struct Again {
    lab: GenerationLab,
    step: Rc<Step>,
}

impl From<Again> for Experiment {
    fn from(again: Again) -> Self {
        again.lab.into()
    }
}

impl Replay {
    fn of(again: &Again, job: &Job) -> Self {
        // Bytes come from our own workers, but they come from outside.
        let snapshot = again.lab.merge(&job.snapshots).ok().flatten();
        if job.state != JobState::Finished {
            return Self::UnderWay(snapshot.map_or(0, |snapshot| snapshot.games));
        }
        let races = &again.step.races;
        let generation = snapshot.and_then(|snapshot| snapshot.generation);
        let is_same = generation.is_some_and(|generation| generation.races == *races);
        let record = job.records.first().filter(|_| is_same);
        let games = record.and_then(|record| Games::decode(record, races));
        games.map_or(Self::Different, |games| Self::Known(Rc::new(games)))
    }
}

/// The games of `step`, a generation of the first evolution of `lab`, after those that were `accepted`; with the way to ask
/// for them again.
#[hook]
pub fn use_replay(
    lab: &EvolutionLab,
    step: &Rc<Step>,
    accepted: &Accepted,
    is_wanted: bool,
) -> (Replay, Callback<()>) {
    let question = Again {
        lab: GenerationLab::of(lab, step.number, accepted.clone()),
        step: step.clone(),
    };
    let wanted = is_wanted.then(|| question.clone());
    let asked: Asked<Again, Replay> = use_job(wanted, |again, job| Some(Replay::of(again, job)));
    let replay = match asked.failure() {
        Some(failure) => Replay::Failed(failure.clone()),
        None => {
            let known = asked.latest(|known| *known == question);
            known.cloned().unwrap_or(Replay::UnderWay(0))
        }
    };
    (replay, asked.again)
}
