//! The regret lab: runs, each a chunk, and what a strategy is worth.

mod chunk;
mod sampling;

use crate::answering::{Answering, at_once};
use crate::{Chunk, Compute};
use chunk::RunChunk;
use engines::regret::{Locks, SampledRegrets, Solver, Strategy};
use experiments::ChunkOutput;
use experiments::inquiry::NoAnswer;
use experiments::regret::{Evaluated, RegretExperiment, RegretInquiry, Snapshot};
use random::Random;
use sampling::ToSampled;

/// The stream of walks that nothing is learned from.
const SAMPLES: u64 = u64::MAX;

impl Compute for RegretExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        let (run, tree) = (self.runs()[index], self.whole_tree());
        let locks = if run.is_locked {
            self.lock.of_game(&tree)
        } else {
            Locks::none(&tree)
        };
        let random = Random::stream(self.seed, (run.variant as u64) << 32 | run.stream);
        let parameters = self.parameters_of(run.variant);
        let found = Snapshot::new(index == 0);
        let solver = Solver::new(tree, parameters, locks, random);
        let is_recorded = self.rules().is_recorded();
        Box::new(RunChunk::new(solver, self.iterations, found, is_recorded))
    }

    /// A game has some hundred thousand histories at most; to find best responses each is gone through a few times, some
    /// milliseconds.
    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        let inquiry = postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
        let tree = self.whole_tree();
        let read = |slots| Strategy::from_slots(&tree, slots).ok_or(NoAnswer::Unknown);
        match inquiry {
            RegretInquiry::Evaluate(slots) => Ok(at_once(&Evaluated::of(&tree, &read(slots)?))),
            RegretInquiry::Sample {
                strategy,
                by,
                exploration,
                walks,
            } => {
                let (strategy, random) = (read(strategy)?, Random::stream(self.seed, SAMPLES));
                let sampling = by.sampling(exploration);
                let regrets = SampledRegrets::new(tree.clone(), &strategy, sampling, random);
                let histories = tree.len() as u64;
                Ok(Box::new(ToSampled {
                    regrets,
                    walks,
                    histories,
                }))
            }
        }
    }
}
