//! Snapshot of one search, which is interrupted at growing numbers of simulations and asked for its move.

use crate::Progress;
use crate::common::checkpoints::checkpoints;
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

/// What one search tells.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SearchSnapshot {
    /// The fingerprint of the experiment: a snapshot of another one, in a file whose link was edited, is foreign.
    pub question: u64,
    /// In simulations.
    pub done: u64,
    /// At the first of [`checkpoints`].
    pub recommendations: Vec<Recommendation>,
}

impl SearchSnapshot {
    /// Reads bytes from a worker or a file; `None` if they cannot be a snapshot of this agent's search of the position
    /// with these legal moves.
    pub fn decode(bytes: &[u8], question: u64, agent: &Agent, legal: &[Column]) -> Option<Self> {
        let snapshot: Self = postcard::from_bytes(bytes).ok()?;
        let share = 0.0..=1.0;
        let sound = |known: &Recommendation| {
            let is_legal = legal.iter().any(|column| column.index() == known.column);
            is_legal && share.contains(&known.visit_share) && share.contains(&known.mean)
        };
        let simulations = simulations_of(agent);
        let asked = checkpoints(simulations);
        let asked = asked.iter().filter(|&&point| point <= snapshot.done);
        let is_sound = snapshot.question == question
            && snapshot.done <= simulations
            && snapshot.recommendations.len() == asked.count()
            && snapshot.recommendations.iter().all(sound);
        is_sound.then_some(snapshot)
    }

    /// In simulations.
    pub fn progress(&self, agent: &Agent) -> Progress {
        Progress {
            done: self.done,
            total: simulations_of(agent),
        }
    }
}
