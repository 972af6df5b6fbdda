//! One game of Aliens, step by step, to be watched: what a worker plays for the lab of Aliens.
//!
//! It is one of the games that the lab counts. The snapshot says how it stands; what the agent did is the chunk's record, from
//! which the page plays the game again, since a step takes a fraction of a microsecond.

mod settings;

use crate::cost::Cost;
use crate::report::Table;
use crate::{LabExperiment, Progress, Reached};
use games::ForwardModel;
use games::aliens::position::MAX_STEPS;
use games::aliens::{Outcome, Position};
use serde::{Deserialize, Serialize};
pub use settings::AliensGameExperiment;
use texts::Texts;
use ts_rs::TS;

/// The name of the lab.
pub const NAME: &str = "aliens-game";

/// How it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, Deserialize)]
pub struct Snapshot {
    pub steps: u64,
    pub points: i32,
    /// Whether all aliens are gone.
    pub is_won: bool,
    pub is_over: bool,
}

impl LabExperiment for AliensGameExperiment {
    const NAME: &'static str = NAME;
    const SEALS_CHUNKS: bool = false;
    type Snapshot = Snapshot;
    type Findings = Option<Snapshot>;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.aliens.game.summary
    }

    fn chunk_count(&self) -> usize {
        1
    }

    fn cost(&self) -> Cost {
        self.player.cost(u64::from(MAX_STEPS) / 2)
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |_, snapshot| snapshot.steps <= MAX_STEPS.into()
    }

    fn progress_of(&self, _: usize, snapshot: &Snapshot) -> Reached {
        Reached {
            progress: Progress {
                done: u64::from(snapshot.is_over),
                total: 1,
            },
            effort: snapshot.steps,
            // What the agent did is asked for too, which is no part of the snapshot.
            is_finished: false,
        }
    }

    fn is_final(&self, _: usize, snapshot: &Snapshot) -> bool {
        snapshot.is_over
    }

    fn begin(&self) -> Option<Snapshot> {
        None
    }

    fn add(&self, findings: &mut Option<Snapshot>, _: usize, snapshot: Snapshot) {
        *findings = Some(snapshot);
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        *findings
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        let yes_or_no = |is: bool| if is { "yes" } else { "no" }.to_owned();
        let cells = |snapshot: &Snapshot| {
            vec![
                snapshot.steps.to_string(),
                snapshot.points.to_string(),
                yes_or_no(snapshot.is_won),
                yes_or_no(snapshot.is_over),
            ]
        };
        Table {
            header: ["steps", "points", "won", "over"]
                .map(str::to_owned)
                .to_vec(),
            rows: findings.iter().map(cells).collect(),
        }
    }
}

impl Snapshot {
    /// How a game stands.
    pub fn of(position: &Position) -> Self {
        Self {
            steps: position.steps().into(),
            points: position.points(),
            is_won: position.outcome() == Outcome::Won,
            is_over: position.is_over(),
        }
    }
}
