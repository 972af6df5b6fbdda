//! One search, interrupted at growing numbers of simulations and asked for its move.

use crate::Chunk;
use engines::Status;
use engines::agents::{Agent, Memory, Thought};
use engines::solver::Solvable;
use experiments::Progress;
use experiments::common::checkpoints::checkpoints;
use experiments::convergence::{Recommendation, SearchSnapshot, simulations_of};
use experiments::inquiry::encode;
use games::connect_four::ConnectFour;
use random::Random;

/// One search.
pub(super) struct SearchChunk<S: Solvable> {
    thought: Thought<S>,
    agent: Agent,
    checkpoints: Vec<u64>,
    found: SearchSnapshot,
}

impl<S: Solvable> SearchChunk<S> {
    /// Nothing done yet.
    pub fn new(position: &ConnectFour<S>, agent: Agent, random: Random) -> Self {
        Self {
            thought: agent.think(position, random, Memory::default()),
            agent,
            checkpoints: checkpoints(simulations_of(&agent)),
            found: SearchSnapshot::default(),
        }
    }

    fn ask(&mut self) {
        let moves = self.thought.moves().unwrap_or_default();
        let all: u64 = moves.iter().map(|known| known.visits).sum();
        let choice = self.thought.choice();
        if let Some(best) = moves.iter().find(|known| known.action == choice) {
            self.found.recommendations.push(Recommendation {
                column: best.action.index(),
                visit_share: best.visits as f64 / all.max(1) as f64,
                mean: best.mean().unwrap_or(0.0),
            });
        }
    }
}

impl<S: Solvable> Chunk for SearchChunk<S> {
    fn advance(&mut self, budget: u64) -> Status {
        let total = simulations_of(&self.agent);
        let mut left = budget;
        while left > 0 && self.found.done < total {
            let next = self.checkpoints[self.found.recommendations.len()];
            let step = left.min(next - self.found.done);
            self.thought.advance(step);
            self.found.done += step;
            left -= step;
            if self.found.done == next {
                self.ask();
            }
        }
        if self.found.done == total {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn progress(&self) -> Progress {
        self.found.progress(&self.agent)
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }
}
