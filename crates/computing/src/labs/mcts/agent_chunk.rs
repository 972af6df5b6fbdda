//! The work of an agent that plays in place of the lab's own search: one move.

use crate::Chunk;
use crate::common::opening_book;
use engines::Status;
use engines::agents::{Agent, Thought};
use engines::solver::Solvable;
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::mcts::{AgentSnapshot, MoveNumbers, Sight};
use games::Game;
use games::connect_four::{Column, ConnectFour};
use random::Random;

/// An agent's move.
pub struct AgentChunk<S: Solvable> {
    thought: Thought<S>,
    legal: Vec<Column>,
    chosen: Option<Column>,
    total: u64,
}

impl<S: Solvable + 'static> AgentChunk<S> {
    /// Nothing thought yet about `position`; `total` units of work.
    pub fn new(agent: Agent, position: &ConnectFour<S>, random: Random, total: u64) -> Self {
        let memory = opening_book::memory_for(position, &[agent]);
        Self {
            thought: agent.think(position, random, memory),
            legal: position.actions().collect(),
            chosen: None,
            total,
        }
    }

    /// Simulations of a search; of others only the choice is known to be one of one.
    fn done(&self) -> u64 {
        let simulated = self.thought.simulated();
        simulated.unwrap_or_else(|| u64::from(self.chosen.is_some()))
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
            done: self.done(),
            total: self.total,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        let (uct, moves) = (self.thought.uct(), self.thought.moves());
        let place = |column| self.legal.iter().position(|&legal| legal == column);
        let has_chosen = self.chosen.is_some();
        let snapshot = AgentSnapshot {
            done: self.done(),
            chosen: self.chosen.and_then(place).map(|place| place as u8),
            moves: moves.into_iter().flatten().map(MoveNumbers::of).collect(),
            nodes: uct.map_or(0, |uct| uct.tree().len() as u64),
            full: uct.is_some_and(|uct| uct.is_full()),
            sight: has_chosen
                .then(|| Sight::of(self.thought.insight()))
                .flatten(),
        };
        encode(&snapshot)
    }
}
