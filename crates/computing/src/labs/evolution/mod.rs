//! The evolution lab: evolutions, each a chunk, the truth beside them, the landscape and the report.

mod chunk;
pub mod generation;
mod landscape;
mod reporting;

use crate::answering::Answering;
use crate::compute::LongReport;
use crate::{Chunk, Compute};
use chunk::EvolutionChunk;
use engines::evolution::{Contest, Evolution, Source};
use experiments::evolution::{EvolutionExperiment, GameName};
use experiments::inquiry::{Format, NoAnswer};
use experiments::{ChunkOutput, Snapshots};
use reporting::Reporting;

fn chunk<C: Contest + 'static>(
    lab: &EvolutionExperiment,
    index: usize,
    contest: C,
) -> Box<dyn Chunk> {
    let source = Source {
        seed: lab.seed,
        number: index as u64,
    };
    let evolution = Evolution::new(contest, lab.starting_strategy(), lab.settings(), source);
    let goal = lab.goal.unwrap_or(f64::INFINITY);
    Box::new(EvolutionChunk::new(evolution, lab.generations, goal))
}

impl Compute for EvolutionExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        if let Some(truth) = self.truth().filter(|_| index as u64 >= self.evolutions) {
            return truth.chunk(Self::OPTIMUM);
        }
        match self.game {
            GameName::Rrrats => chunk(self, index, self.method.rrrats()),
            GameName::War => chunk(self, index, self.method.war()),
            GameName::ConnectFour => chunk(self, index, self.method.connect_four()),
        }
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        landscape::begin_answer(self, inquiry)
    }

    fn long_report(&self, format: Format, snapshots: &[Option<ChunkOutput>]) -> Option<LongReport> {
        let begin = |findings| Box::new(Reporting::new(self, findings, format)) as Box<_>;
        Some(self.merge(snapshots).map(begin).map_err(NoAnswer::from))
    }
}
