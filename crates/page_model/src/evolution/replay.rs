//! Replay of a generation: its games, as a worker plays them again when somebody wants to see them.

use experiments::evolution::Step;
use experiments::generation::{Games, GenerationExperiment};
use experiments::{ChunkOutput, Experiment, Snapshots};
use runner::scheduler::Failure;
use std::rc::Rc;
use texts::Texts;

/// How far that is.
#[derive(Clone, Debug, PartialEq)]
pub enum Replay {
    /// Games that have been played.
    UnderWay(u64),
    Known(Rc<Games>),
    /// The races ended in another way than what is shown of the evolution says.
    Different,
    Failed(Failure),
}

/// The generation that is played again, and what is known about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Again {
    pub lab: GenerationExperiment,
    pub step: Rc<Step>,
}

impl From<Again> for Experiment {
    fn from(again: Again) -> Self {
        again.lab.into()
    }
}

impl Replay {
    /// As far as its chunk has come, which has left its record once it is finished.
    pub fn of(again: &Again, snapshots: &[Option<ChunkOutput>], record: Option<&[u8]>) -> Self {
        // Bytes come from our own workers, but they come from outside.
        let snapshot = again.lab.merge(snapshots).ok().flatten();
        let Some(record) = record else {
            return Self::UnderWay(snapshot.map_or(0, |snapshot| snapshot.games));
        };
        let races = &again.step.races;
        let generation = snapshot.and_then(|snapshot| snapshot.generation);
        let is_same = generation.is_some_and(|generation| generation.races == *races);
        let games = is_same.then(|| Games::decode(record, races)).flatten();
        games.map_or(Self::Different, |games| Self::Known(Rc::new(games)))
    }

    /// Why a moment of a generation with this number of games cannot be seen; `None` where that is a failure, which has its own words.
    pub fn why_not(&self, games: u64, texts: &Texts) -> Option<String> {
        let words = &texts.labs.evolution.page;
        let number = texts.number;
        match self {
            Self::UnderWay(done) => Some((words.replaying)(&number(*done), &number(games))),
            Self::Known(games) => {
                let kept = number(games.most());
                Some((texts.labs.racing.page.course.not_kept)(&kept))
            }
            Self::Different => Some(words.replay_differs.to_owned()),
            Self::Failed(_) => None,
        }
    }
}
