//! Bayesian games: the questions about a game, one after the other.

mod chunk;

use crate::{Chunk, Compute};
use chunk::BayesianChunk;
use experiments::bayesian::BayesianExperiment;

impl Compute for BayesianExperiment {
    fn chunk(&self, _index: usize) -> Box<dyn Chunk> {
        Box::new(BayesianChunk::new(self.game().ok()))
    }
}
