//! The agent's game: a worker plays it.

use experiments::aliens_game::AliensGameExperiment;
use experiments::{ChunkOutput, Snapshots};
use games::aliens::Playthrough;
use std::rc::Rc;

/// How far that is.
#[derive(Clone, Debug)]
pub enum Watched {
    /// Steps that have been played.
    UnderWay(u64),
    Known(Rc<Playthrough>),
}

impl Watched {
    /// As far as its chunk has come, which has left its record once it is finished.
    pub fn of(
        lab: &AliensGameExperiment,
        snapshots: &[Option<ChunkOutput>],
        record: Option<&[u8]>,
    ) -> Self {
        // Bytes come from our own workers, but they come from outside.
        let snapshot = lab.merge(snapshots).ok().flatten();
        match record.and_then(AliensGameExperiment::decode) {
            Some(actions) => Self::Known(Rc::new(lab.playthrough(&actions))),
            None => Self::UnderWay(snapshot.map_or(0, |snapshot| snapshot.steps)),
        }
    }

    /// Steps that are known to have been played.
    pub fn steps(&self) -> u64 {
        match self {
            Self::UnderWay(steps) => *steps,
            Self::Known(game) => game.steps() as u64,
        }
    }
}
