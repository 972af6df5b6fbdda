//! The solver: a chunk a move.

mod chunk;

use crate::common::on_shape::{self, StartOn};
use crate::{Chunk, Compute};
use chunk::SolveChunk;
use engines::solver::Solvable;
use experiments::solve::SolveExperiment;
use games::Game;

impl StartOn for SolveExperiment {
    fn start_on<S: Solvable + 'static>(&self, shape: S, index: usize) -> Box<dyn Chunk> {
        let game = self.game_so_far();
        let mut position = game.replay(shape, game.moves().len());
        position.apply(self.legal_moves()[index]);
        Box::new(SolveChunk::new(&position, self.budget))
    }
}

impl Compute for SolveExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        on_shape::start(self, self.setup(), index)
    }
}
