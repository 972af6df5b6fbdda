//! Rrrats: what is computed exactly, the best strategies of three numbers, and blocks of games.

mod chunk;

use crate::{Chunk, Compute};
use chunk::{Block, ExactChunk, GamesChunk, OptimumChunk};
use engines::rrrats::{BestPlay, best_play::Opponent};
use experiments::rrrats::{RrratsExperiment, Work};
use games::rrrats::Match;
use random::Random;

impl Compute for RrratsExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        let rules = self.rules.rules();
        match self.work(index) {
            Work::Exact => {
                let best = BestPlay::new(rules, Opponent::Fixed(self.b));
                Box::new(ExactChunk::new(rules, [self.a, self.b], best))
            }
            Work::Optimum => Box::new(OptimumChunk::new(rules, self.b)),
            Work::Games(block, range) => Box::new(GamesChunk::new(Block {
                players: Match::new(&rules, [&self.a, &self.b]),
                games: range.end - range.start,
                random: Random::stream(self.seed, block),
            })),
        }
    }
}
