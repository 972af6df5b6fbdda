//! Game that is watched: a worker plays it.

use experiments::war_game::{End, WarGame, WarGameExperiment};
use experiments::{ChunkOutput, Snapshots};
use std::rc::Rc;

/// How far that is.
#[derive(Clone, Debug)]
pub enum Watched {
    /// Rounds that have been played.
    UnderWay(u64),
    Known(Rc<WarGame>, End),
}

impl Watched {
    /// As far as its chunk has come, which has left its record once it is finished.
    pub fn of(
        lab: &WarGameExperiment,
        snapshots: &[Option<ChunkOutput>],
        record: Option<&[u8]>,
    ) -> Self {
        // Bytes come from our own workers, but they come from outside.
        let snapshot = lab.merge(snapshots).ok().flatten();
        let rounds = snapshot.map_or(0, |snapshot| snapshot.rounds);
        let end = snapshot.and_then(|snapshot| snapshot.end);
        let game = record.and_then(|record| WarGame::decode(record, lab));
        match game.zip(end) {
            Some((game, end)) => Self::Known(Rc::new(game), end),
            None => Self::UnderWay(rounds),
        }
    }

    /// Rounds that are known to have been played.
    pub fn rounds(&self) -> u64 {
        match self {
            Self::UnderWay(rounds) => *rounds,
            Self::Known(game, _) => game.rounds(),
        }
    }
}
