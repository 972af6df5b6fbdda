//! Snapshots: of a move that is solved, and of one search, which is interrupted at growing numbers of simulations and asked for its move.

use crate::Progress;
use crate::common::checkpoints::checkpoints;
use crate::solve;
use engines::agents::Agent;
use games::connect_four::Column;
use serde::{Deserialize, Serialize};

/// The simulations of one of the searches that are compared; the parameter takes no agent without any.
pub fn simulations_of(agent: &Agent) -> u64 {
    agent.simulations().unwrap_or_default()
}

/// What a search recommends when it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recommendation {
    /// The column, from 0.
    pub column: u8,
    /// Its share of all visits, in [0, 1].
    pub visit_share: f64,
    /// Its mean result, in [0, 1].
    pub mean: f64,
}

/// What a chunk tells.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Snapshot {
    Solve(solve::Snapshot),
    Search(SearchSnapshot),
}

/// What one search tells.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct SearchSnapshot {
    /// In simulations.
    pub done: u64,
    /// At the first of [`checkpoints`].
    pub recommendations: Vec<Recommendation>,
}

impl SearchSnapshot {
    /// Whether it can be of this agent's search of the position with these legal moves.
    pub fn fits(&self, agent: &Agent, legal: &[Column]) -> bool {
        let share = 0.0..=1.0;
        let sound = |known: &Recommendation| {
            let is_legal = legal.iter().any(|column| column.index() == known.column);
            is_legal && share.contains(&known.visit_share) && share.contains(&known.mean)
        };
        let simulations = simulations_of(agent);
        let asked = checkpoints(simulations);
        let asked = asked.iter().filter(|&&point| point <= self.done);
        self.done <= simulations
            && self.recommendations.len() == asked.count()
            && self.recommendations.iter().all(sound)
    }

    /// In simulations.
    pub fn progress(&self, agent: &Agent) -> Progress {
        Progress {
            done: self.done,
            total: simulations_of(agent),
        }
    }
}
