//! One game of War, round by round, to be watched: what a worker plays for the lab of War.
//!
//! It is dealt from the seed and its own number, and is none of those that are counted. The snapshot says how it ended;
//! the game itself is the chunk's record.

mod chunk;
mod game;
mod report;
mod settings;
mod snapshot;

use crate::cost::{Cost, Work};
use crate::report::Table;
use crate::seal::unseal;
use crate::{Chunk, ForeignSnapshot, Lab, Progress, Reached, Sent};
use chunk::WarGameChunk;
pub use game::{End, Moment, WarGame};
use serde::Serialize;
pub use settings::WarGameLab;
pub use snapshot::Snapshot;
use texts::Texts;

/// The name of the lab.
pub const NAME: &str = "war-game";

impl Lab for WarGameLab {
    const NAME: &'static str = NAME;
    type Findings = Option<Snapshot>;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.war.game.summary
    }

    fn chunk_count(&self) -> usize {
        1
    }

    fn cost(&self) -> Cost {
        Work::WarGame.times(1)
    }

    fn start(&self, _: usize) -> Box<dyn Chunk> {
        Box::new(WarGameChunk::new(self.fingerprint(), self))
    }

    fn reached(&self, _: usize, snapshot: &[u8]) -> Option<Reached> {
        let alone = [Some(snapshot.to_vec().into())];
        let snapshot = self.merge(&alone).ok()??;
        Some(Reached {
            progress: Progress {
                done: u64::from(snapshot.end.is_some()),
                total: 1,
            },
            effort: snapshot.rounds,
            // The game itself is wanted too, which is no part of the snapshot.
            is_finished: false,
        })
    }

    fn merge(&self, snapshots: &[Option<Sent>]) -> Result<Self::Findings, ForeignSnapshot> {
        if let Some(chunk) = snapshots.iter().skip(1).position(Option::is_some) {
            return Err(ForeignSnapshot { chunk: chunk + 1 });
        }
        let Some(bytes) = snapshots.first().and_then(Option::as_ref) else {
            return Ok(None);
        };
        unseal::<Snapshot>(bytes, self.fingerprint())
            .filter(|snapshot| snapshot.rounds <= self.readings.cap)
            .map(Some)
            .ok_or(ForeignSnapshot { chunk: 0 })
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize {
        report::result(findings.as_ref())
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(&report::result(findings.as_ref()))
    }
}
