//! Convergence: the solver's chunks, then a search for each agent and stream.

mod chunk;

use crate::common::on_shape::{self, StartOn};
use crate::{Chunk, Compute};
use chunk::SearchChunk;
use engines::solver::Solvable;
use experiments::LabExperiment;
use experiments::convergence::{ConvergenceExperiment, Work};
use random::Random;

impl StartOn for ConvergenceExperiment {
    fn start_on<S: Solvable + 'static>(&self, shape: S, index: usize) -> Box<dyn Chunk> {
        let solve = self.solve();
        match self.work(index, solve.chunk_count()) {
            Work::Solve(column) => solve.start_on(shape, column),
            Work::Search(agent, seed) => {
                let game = self.game_so_far();
                let position = game.replay(shape, game.moves().len());
                let random = Random::stream(self.seed, (agent as u64) << 32 | seed);
                let searcher = self.searchers()[agent];
                Box::new(SearchChunk::new(&position, searcher, random))
            }
        }
    }
}

impl Compute for ConvergenceExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        on_shape::start(self, self.setup(), index)
    }
}
