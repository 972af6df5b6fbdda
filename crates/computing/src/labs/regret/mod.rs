//! The regret lab: runs, each a chunk, and what a strategy is worth.

mod chunk;

use crate::answering::{Answering, at_once};
use crate::{Chunk, Compute};
use chunk::RunChunk;
use engines::regret::{Locks, Solver, Strategy};
use experiments::Sent;
use experiments::inquiry::NoAnswer;
use experiments::regret::{Evaluated, RegretInquiry, RegretLab, Snapshot};
use random::Random;

impl Compute for RegretLab {
    fn start(&self, index: usize) -> Box<dyn Chunk> {
        let (run, tree) = (self.runs()[index], self.tree());
        let locks = if run.is_locked {
            self.lock.of_game(&tree)
        } else {
            Locks::none(&tree)
        };
        let random = Random::stream(self.seed, (run.variant as u64) << 32 | run.stream);
        let parameters = self.parameters_of(run.variant);
        let found = Snapshot::new(self.question(index, run), index == 0);
        let solver = Solver::new(tree, parameters, locks, random);
        Box::new(RunChunk::new(solver, self.iterations, found))
    }

    /// A game has a few thousand histories at most, and each is gone through a few times: some milliseconds.
    fn answer(&self, inquiry: &[u8], _: &[Option<Sent>]) -> Result<Box<dyn Answering>, NoAnswer> {
        let inquiry = postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
        let RegretInquiry::Evaluate(slots) = inquiry;
        let tree = self.tree();
        let strategy = Strategy::from_slots(&tree, slots).ok_or(NoAnswer::Unknown)?;
        Ok(at_once(&Evaluated::of(&tree, &strategy)))
    }
}
