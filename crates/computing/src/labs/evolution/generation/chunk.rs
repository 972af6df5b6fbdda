//! The work of a generation: its races, every game kept.

use crate::Chunk;
use engines::Status;
use engines::evolution::{Contest, Evolution};
use experiments::Progress;
use experiments::generation::{Games, Snapshot};
use experiments::inquiry::encode;

/// The races.
pub(super) struct GenerationChunk<C: Contest> {
    /// It ends after the generation.
    evolution: Evolution<C>,
    games: Games,
}

impl<C: Contest> GenerationChunk<C> {
    /// `evolution` before the generation, which is its last; `games` with none in it.
    pub fn new(evolution: Evolution<C>, games: Games) -> Self {
        Self { evolution, games }
    }
}

impl<C: Contest> Chunk for GenerationChunk<C> {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            match self.evolution.step() {
                Some(played) => self.games.add(&played),
                None => return Status::Finished,
            }
        }
        Status::Running
    }

    /// In games; nobody knows how many there will be.
    fn progress(&self) -> Progress {
        Progress {
            done: self.evolution.games(),
            total: 0,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        let snapshot = Snapshot {
            games: self.evolution.games(),
            generation: self.evolution.history().last().cloned(),
        };
        encode(&snapshot)
    }

    fn record(&mut self) -> Vec<u8> {
        core::mem::take(&mut self.games).encode()
    }
}
