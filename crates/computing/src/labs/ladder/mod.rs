//! The ladder: blocks of games of one rung.

mod chunk;

use crate::common::on_shape::{self, StartOn};
use crate::{Chunk, Compute};
use chunk::{Block, LadderChunk};
use engines::solver::Solvable;
use experiments::ladder::LadderExperiment;

impl StartOn for LadderExperiment {
    fn start_on<S: Solvable + 'static>(&self, shape: S, index: usize) -> Box<dyn Chunk> {
        let (rung, games) = self.games_of(index);
        let block = Block {
            contender: self.agent,
            opponent: self.opponents()[rung],
            rung: rung as u64,
            games,
            seed: self.seed,
            plan: self.plan(),
        };
        Box::new(LadderChunk::new(shape, block))
    }
}

impl Compute for LadderExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        on_shape::start(self, self.setup(), index)
    }
}
