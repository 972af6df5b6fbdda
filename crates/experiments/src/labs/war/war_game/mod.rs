//! One game of War, round by round, to be watched: what a worker plays for the lab of War.
//!
//! It is dealt from the seed and its own number, and is none of those that are counted. The snapshot says how it ended;
//! the game itself is the chunk's record.

mod game;
mod report;
mod settings;
mod snapshot;

use crate::cost::{Cost, Work};
use crate::report::Table;
use crate::{LabExperiment, Progress, Reached};
pub use game::{End, Moment, WarGame};
use serde::Serialize;
pub use settings::WarGameExperiment;
pub use snapshot::Snapshot;
use texts::Texts;
use ts_rs::TS;

/// The name of the lab.
pub const NAME: &str = "war-game";

impl LabExperiment for WarGameExperiment {
    const NAME: &'static str = NAME;
    const SEALS_CHUNKS: bool = false;
    type Snapshot = Snapshot;
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

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |_, snapshot| snapshot.rounds <= self.readings.cap
    }

    fn progress_of(&self, _: usize, snapshot: &Snapshot) -> Reached {
        Reached {
            progress: Progress {
                done: u64::from(snapshot.end.is_some()),
                total: 1,
            },
            effort: snapshot.rounds,
            // The game itself is asked for too, which is no part of the snapshot.
            is_finished: false,
        }
    }

    fn is_final(&self, _: usize, snapshot: &Snapshot) -> bool {
        snapshot.end.is_some()
    }

    fn begin(&self) -> Option<Snapshot> {
        None
    }

    fn add(&self, findings: &mut Option<Snapshot>, _: usize, snapshot: Snapshot) {
        *findings = Some(snapshot);
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(findings.as_ref())
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(&report::result(findings.as_ref()))
    }
}
