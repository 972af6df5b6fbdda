//! The reproduction of the thesis's chapter 5: replicates, each a chunk, and what the source's strategy is worth under each
//! reading of the rules.

mod chunk;
mod readings;

use crate::{Chunk, Compute};
use chunk::ReplicateChunk;
use engines::evolution::{Contest, Evolution, Source};
use experiments::common::algorithms::AlgorithmName;
use experiments::reproduce::{Game, ReproduceExperiment};
use readings::ReadingsChunk;

/// Replicates of a game have numbers that differ in this.
const RRRATS_SOURCES: u64 = 1 << 20;

fn chunk<C: Contest + Copy + 'static>(
    lab: &ReproduceExperiment,
    index: usize,
    contest: C,
) -> Box<dyn Chunk> {
    let (game, replicate) = lab.game_of(index);
    let first = match game {
        Game::War => 0,
        Game::Rrrats => RRRATS_SOURCES,
    };
    let evolution = |algorithm: AlgorithmName| {
        let source = Source {
            seed: lab.seed,
            number: first + 4 * replicate + algorithm as u64,
        };
        let settings = lab.settings(algorithm.opponents());
        Evolution::new(contest, lab.starting_strategy(index), settings, source)
    };
    let evolutions = AlgorithmName::ALL.map(evolution).into_iter().collect();
    Box::new(ReplicateChunk::new(evolutions, lab.evaluations, lab.games))
}

impl Compute for ReproduceExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        if index == self.readings_chunk() {
            return Box::new(ReadingsChunk::default());
        }
        match self.game_of(index).0 {
            Game::War => chunk(self, index, self.war()),
            Game::Rrrats => chunk(self, index, self.rrrats()),
        }
    }
}
