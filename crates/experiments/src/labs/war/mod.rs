//! War: two strategies play each other many times; beside it one game is watched, see [`super::war_game`].
//!
//! Chunks are blocks of games; how long they are follows from the number of games alone. Block k draws from stream k of
//! the seed.

mod findings;
mod report;
mod settings;
mod snapshot;
pub mod war_game;

use crate::common::blocks::block_games;
use crate::cost::{Cost, Work};
use crate::report::Table;
use crate::{LabExperiment, Progress, Reached};
use core::ops::Range;
pub use findings::Findings;
use serde::Serialize;
pub use settings::{View, WarExperiment};
pub use snapshot::Snapshot;
use texts::Texts;
use ts_rs::TS;

/// Games that can be watched.
pub const MAX_SHOWN: u64 = 1_000_000;
/// Games in a block at least.
const MIN_GAMES: u64 = 10_000;

impl WarExperiment {
    /// The games that a chunk plays, of those of the experiment.
    pub fn games_of(&self, chunk: usize) -> Range<u64> {
        let length = block_games(self.games, MIN_GAMES);
        let begin = chunk as u64 * length;
        begin..(begin + length).min(self.games)
    }

    /// How many those are.
    fn games_in(&self, chunk: usize) -> u64 {
        let games = self.games_of(chunk);
        games.end - games.start
    }
}

impl LabExperiment for WarExperiment {
    const NAME: &'static str = "war";
    type Snapshot = Snapshot;
    type Findings = Findings;

    /// The first war of the game.
    fn opening() -> Self {
        Self {
            round: Some(14),
            ..Self::default()
        }
    }

    fn with_default_moment(&self) -> Self {
        Self {
            round: Self::default().round,
            ..self.clone()
        }
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.war.lab.summary
    }

    fn chunk_count(&self) -> usize {
        self.games.div_ceil(block_games(self.games, MIN_GAMES)) as usize
    }

    fn cost(&self) -> Cost {
        Work::WarGame
            .times(self.games)
            .in_chunks(self.chunk_count())
    }

    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            games: (self.games / times).max(1),
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |chunk, snapshot| snapshot.fits(self.games_in(chunk), self.readings.cap)
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        let (done, total) = (snapshot.points.games(), self.games_in(chunk));
        Reached::of(Progress { done, total })
    }

    fn begin(&self) -> Findings {
        Findings::of(self.games)
    }

    fn add(&self, findings: &mut Findings, _: usize, snapshot: Snapshot) {
        findings.tally.add(&snapshot);
        findings.progress.done = findings.tally.points.games();
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
