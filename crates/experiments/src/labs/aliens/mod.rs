//! Aliens: an agent plays an arcade game many times; beside it one of these games is watched, or played by hand.
//!
//! Chunks are blocks of games; how long they are follows from the number of games alone. Every game has random numbers of its own,
//! see [`streams`], so that the one that is watched is the one that was counted.

mod actions;
pub mod aliens_game;
mod findings;
mod report;
mod settings;
mod snapshot;
pub mod streams;

use crate::common::blocks::block_games;
use crate::cost::Cost;
use crate::report::Table;
use crate::{LabExperiment, Progress, Reached};
pub use actions::{Actions, ActionsText};
use core::ops::Range;
pub use findings::Findings;
use serde::Serialize;
pub use settings::{AliensExperiment, MAX_GAMES, View};
pub use snapshot::{Extreme, Snapshot};
use texts::Texts;
use ts_rs::TS;

/// Games in a block at least.
const MIN_GAMES: u64 = 4;
/// Decisions of a game, about.
const DECISIONS: u64 = 500;

impl AliensExperiment {
    /// The numbers of the games that a chunk plays, from 1.
    pub fn games_of(&self, chunk: usize) -> Range<u64> {
        let length = block_games(self.games, MIN_GAMES);
        let begin = chunk as u64 * length;
        begin + 1..(begin + length).min(self.games) + 1
    }
}

impl LabExperiment for AliensExperiment {
    const NAME: &'static str = "aliens";
    type Snapshot = Snapshot;
    type Findings = Findings;

    /// An agent that loses some of its games.
    fn opening() -> Self {
        let mut opening = Self::default();
        opening.player.budget = 30;
        opening
    }

    fn with_default_moment(&self) -> Self {
        Self {
            step: Self::default().step,
            played: Actions::default(),
            ..self.clone()
        }
    }

    fn is_new_place(&self, before: &Self) -> bool {
        self.show != before.show || self.played.0.is_empty() != before.played.0.is_empty()
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.aliens.lab.summary
    }

    fn chunk_count(&self) -> usize {
        self.games.div_ceil(block_games(self.games, MIN_GAMES)) as usize
    }

    fn cost(&self) -> Cost {
        let played = self.player.cost(self.games * DECISIONS);
        played.in_chunks(self.chunk_count())
    }

    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            games: (self.games / times).max(1),
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |chunk, snapshot| snapshot.fits(&self.games_of(chunk))
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        let games = self.games_of(chunk);
        let (done, total) = (snapshot.games(), games.end - games.start);
        Reached::of(Progress { done, total })
    }

    fn begin(&self) -> Findings {
        Findings::of(self.games)
    }

    fn add(&self, findings: &mut Findings, _: usize, snapshot: Snapshot) {
        findings.tally.add(&snapshot);
        findings.progress.done = findings.tally.games();
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
