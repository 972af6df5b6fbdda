//! The Monte Carlo tree search lab: trees, or the move of an agent in their place, and the solver's chunks after them.

mod agent_chunk;
mod chunk;
mod look;
mod widening;

use crate::answering::Answering;
use crate::common::on_shape::{self, StartOn};
use crate::{Chunk, Compute};
use agent_chunk::AgentChunk;
use chunk::{Plan, UctChunk};
use engines::solver::Solvable;
use experiments::inquiry::NoAnswer;
use experiments::mcts::widening::MctsInquiry;
use experiments::mcts::{Machine, MctsExperiment};
use experiments::{ChunkOutput, LabExperiment};
use random::Random;
use widening::Comparing;

impl StartOn for MctsExperiment {
    fn start_on<S: Solvable + 'static>(&self, shape: S, index: usize) -> Box<dyn Chunk> {
        let game = self.game_so_far();
        // The first page knows no agents.
        if let Machine::Agent(agent) = self.agent {
            let position = game.replay(shape, game.moves().len());
            let random = Random::stream(self.seed, index as u64);
            let total = self.total();
            return Box::new(AgentChunk::new(agent, &position, random, total));
        }
        let turns = self.turns_thought_about();
        let index = index as u64;
        let plan = Plan {
            root: game.replay(shape, turns[0]),
            still_to_play: game.moves()[turns[0]..].to_vec(),
            share: self.share(index),
            random: Random::stream(self.seed, index),
            question: self.fingerprint(),
            parameters: self.uct_parameters(),
        };
        Box::new(UctChunk::new(plan))
    }
}

impl Compute for MctsExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        // The first page shows no exact scores, and does without the solver.
        if let Some(index) = index.checked_sub(self.tree_count()) {
            return self.solve().chunk(index);
        }
        on_shape::start(self, self.setup(), index)
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        let MctsInquiry::Widening = postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
        if self.outcome().is_some() {
            return Err(NoAnswer::Unknown);
        }
        Ok(on_shape::on_shape(self.setup(), Comparing(self)))
    }
}
