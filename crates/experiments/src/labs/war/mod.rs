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
use crate::seal::unseal;
use crate::{ChunkOutput, ForeignSnapshot, LabExperiment, Progress, Reached};
use core::ops::Range;
pub use findings::Findings;
use serde::Serialize;
pub use settings::{View, WarExperiment};
pub use snapshot::Tally;
use texts::Texts;

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

    fn read(&self, chunk: usize, bytes: &[u8]) -> Option<Tally> {
        let games = self.games_of(chunk);
        let most = games.end - games.start;
        let tally: Tally = unseal(bytes, self.fingerprint_of(chunk))?;
        tally.fits(most, self.readings.cap).then_some(tally)
    }
}

impl LabExperiment for WarExperiment {
    const NAME: &'static str = "war";
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

    fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached> {
        let games = self.games_of(index);
        let total = games.end - games.start;
        let done = self.read(index, snapshot)?.points.games();
        Some(Reached::of(Progress { done, total }))
    }

    fn merge(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Self::Findings, ForeignSnapshot> {
        let mut tally = Tally::default();
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            tally.add(&self.read(chunk, bytes).ok_or(ForeignSnapshot { chunk })?);
        }
        let progress = Progress {
            done: tally.points.games(),
            total: self.games,
        };
        Ok(Findings { tally, progress })
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize {
        report::result(findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
