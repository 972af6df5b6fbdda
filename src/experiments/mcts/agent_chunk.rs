//! The work of an agent that plays in place of the lab's own search: one move.

use super::snapshot::{MoveNumbers, Snapshot};
use crate::engines::Status;
use crate::engines::agents::{Agent, Thought};
use crate::engines::mcts::MoveStatistics;
use crate::engines::solver::Solvable;
use crate::experiments::{Chunk, Progress, opening_book};
use crate::games::Game;
use crate::games::connect_four::{Column, ConnectFour};
use crate::random::Random;

/// An agent's move.
pub struct AgentChunk<S: Solvable> {
    thought: Thought<S>,
    legal: Vec<Column>,
    chosen: Option<Column>,
    question: u64,
}

impl<S: Solvable + 'static> AgentChunk<S> {
    /// Nothing thought yet about `position`; `question` as in [`Snapshot::question`].
    pub fn new(agent: Agent, position: &ConnectFour<S>, random: Random, question: u64) -> Self {
        let memory = opening_book::memory_for(position, &[agent]);
        Self {
            thought: agent.think(position, random, memory),
            legal: position.actions().collect(),
            chosen: None,
            question,
        }
    }
}

impl<S: Solvable + 'static> Chunk for AgentChunk<S> {
    fn advance(&mut self, budget: u64) -> Status {
        if self.chosen.is_none() {
            let status = self.thought.advance(budget);
            self.chosen = (status == Status::Finished).then(|| self.thought.choice());
        }
        if self.chosen.is_some() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.chosen.is_some()),
            total: 1,
        }
    }

    /// The choice counts as the only visit.
    fn snapshot(&self) -> Vec<u8> {
        let numbers = |&column: &Column| {
            let visits = u64::from(self.chosen == Some(column));
            MoveNumbers::of(MoveStatistics::new(column, visits, 0.0))
        };
        let snapshot = Snapshot {
            question: self.question,
            done: u64::from(self.chosen.is_some()),
            moves: Some(self.legal.iter().map(numbers).collect()),
            history: Vec::new(),
            nodes: 0,
            full: false,
        };
        snapshot.encode()
    }
}
