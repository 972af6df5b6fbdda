//! The lab of several players: runs, each a chunk.

mod chunk;

use crate::{Chunk, Compute};
use chunk::RunChunk;
use engines::regret::several::SeveralSolver;
use experiments::general_sum::{GeneralSumExperiment, Start};
use random::Random;

impl Compute for GeneralSumExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        let compiled = self.compiled();
        let solver = SeveralSolver::new(compiled.form.clone(), self.parameters());
        let solver = match self.start {
            Start::Uniform => solver,
            Start::Random => solver.with_random_start(&mut Random::stream(self.seed, index as u64)),
        };
        Box::new(RunChunk::new(compiled, solver, self.iterations))
    }
}
