//! War: blocks of games, and the game that is watched.

mod chunk;
pub mod war_game;

use crate::{Chunk, Compute};
use chunk::WarChunk;
use experiments::war::WarExperiment;
use random::Random;

impl Compute for WarExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        let games = self.games_of(index);
        Box::new(WarChunk::new(
            self.readings.rules(),
            [self.a.orders(), self.b.orders()],
            games.end - games.start,
            Random::stream(self.seed, index as u64),
        ))
    }
}
