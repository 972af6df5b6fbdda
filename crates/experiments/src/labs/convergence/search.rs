//! One search, interrupted at growing numbers of simulations and asked for its move.

use crate::common::checkpoints::checkpoints;
use crate::{Chunk, Progress};
use engines::Status;
use engines::agents::UctAgent;
use engines::mcts::{MoveStatistics, Uct};
use engines::solver::Solvable;
use games::connect_four::{Column, ConnectFour};
use random::Random;
use serde::{Deserialize, Serialize};

/// What a search recommends when it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Recommendation {
    /// The column, from 0.
    pub column: u8,
    /// Its share of all visits, in [0, 1].
    pub visit_share: f64,
    /// Its mean result, in [0, 1].
    pub mean: f64,
}

/// What one search tells.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct SearchSnapshot {
    question: u64,
    pub done: u64,
    /// At the first of [`checkpoints`].
    pub recommendations: Vec<Recommendation>,
}

impl SearchSnapshot {
    /// Reads bytes from a worker or a file; `None` if they cannot be a snapshot of this agent's search of the position
    /// with these legal moves.
    pub fn decode(bytes: &[u8], question: u64, agent: &UctAgent, legal: &[Column]) -> Option<Self> {
        let snapshot: Self = postcard::from_bytes(bytes).ok()?;
        let share = 0.0..=1.0;
        let sound = |known: &Recommendation| {
            let is_legal = legal.iter().any(|column| column.index() == known.column);
            is_legal && share.contains(&known.visit_share) && share.contains(&known.mean)
        };
        let asked = checkpoints(agent.simulations);
        let asked = asked.iter().filter(|&&point| point <= snapshot.done);
        let is_sound = snapshot.question == question
            && snapshot.done <= agent.simulations
            && snapshot.recommendations.len() == asked.count()
            && snapshot.recommendations.iter().all(sound);
        is_sound.then_some(snapshot)
    }

    /// In simulations.
    pub fn progress(&self, agent: &UctAgent) -> Progress {
        Progress {
            done: self.done,
            total: agent.simulations,
        }
    }
}

/// One search.
pub(super) struct SearchChunk<S: Solvable> {
    uct: Uct<ConnectFour<S>>,
    agent: UctAgent,
    checkpoints: Vec<u64>,
    found: SearchSnapshot,
}

impl<S: Solvable> SearchChunk<S> {
    /// Nothing done yet.
    pub fn new(position: ConnectFour<S>, agent: UctAgent, random: Random, question: u64) -> Self {
        Self {
            uct: Uct::new(position, agent.parameters, random),
            agent,
            checkpoints: checkpoints(agent.simulations),
            found: SearchSnapshot {
                question,
                done: 0,
                recommendations: Vec::new(),
            },
        }
    }

    fn ask(&mut self) {
        let moves: Vec<MoveStatistics<Column>> = self.uct.moves().collect();
        let all: u64 = moves.iter().map(|known| known.visits).sum();
        let best = self.agent.choice.best(&moves).map(|index| moves[index]);
        // After a simulation some move has been visited, so there is a best one.
        if let Some(best) = best {
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
        let mut left = budget;
        while left > 0 && self.found.done < self.agent.simulations {
            let next = self.checkpoints[self.found.recommendations.len()];
            let step = left.min(next - self.found.done);
            self.uct.advance(step);
            self.found.done += step;
            left -= step;
            if self.found.done == next {
                self.ask();
            }
        }
        if self.found.done == self.agent.simulations {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn progress(&self) -> Progress {
        self.found.progress(&self.agent)
    }

    fn snapshot(&self) -> Vec<u8> {
        // Numbers and lists in memory: postcard has no way to fail here.
        postcard::to_stdvec(&self.found).unwrap_or_default()
    }
}
