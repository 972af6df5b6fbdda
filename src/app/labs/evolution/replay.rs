//! The games of a generation: a worker plays them again when somebody wants to see them.

use crate::app::workers::submit;
use engines::evolution::RaceRecord;
use experiments::Experiment;
use experiments::Lab;
use experiments::evolution::{EvolutionLab, Step};
use experiments::generation::{Accepted, Games, GenerationLab};
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

impl Replay {
    fn of(lab: &GenerationLab, races: &[RaceRecord], job: &Job) -> Self {
        // Bytes come from our own workers, but they come from outside.
        let snapshot = lab.merge(&job.snapshots).ok().flatten();
        match &job.state {
            JobState::Finished => {
                let generation = snapshot.and_then(|snapshot| snapshot.generation);
                let is_same = generation.is_some_and(|generation| generation.races == races);
                let record = job.records.first().filter(|_| is_same);
                let games = record.and_then(|record| Games::decode(record, races));
                games.map_or(Self::Different, |games| Self::Known(Rc::new(games)))
            }
            JobState::Failed(failure) => Self::Failed(failure.clone()),
            JobState::Running | JobState::Paused | JobState::Stopped => {
                Self::UnderWay(snapshot.map_or(0, |snapshot| snapshot.games))
            }
        }
    }
}

/// The games of `step`, a generation of the first evolution of `lab`, after those that were `accepted`.
#[hook]
pub fn use_replay(
    lab: &EvolutionLab,
    step: &Rc<Step>,
    accepted: &Accepted,
    is_wanted: bool,
) -> Replay {
    let found = use_state(|| None::<(GenerationLab, Replay)>);
    let question = GenerationLab::of(lab, step.number, accepted.clone());
    let wanted = is_wanted.then(|| question.clone());
    {
        let (found, races) = (found.setter(), step.races.clone());
        use_effect_with((wanted, races), move |(wanted, races)| {
            let job = wanted.clone().map(|lab| {
                let races = races.clone();
                submit(&Experiment::Generation(lab.clone()), move |job: &Job| {
                    found.set(Some((lab.clone(), Replay::of(&lab, &races, job))));
                })
            });
            move || drop(job)
        });
    }
    let found = found.as_ref().filter(|(of, _)| *of == question);
    found.map_or(Replay::UnderWay(0), |(_, replay)| replay.clone())
}
