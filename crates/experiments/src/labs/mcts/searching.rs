//! Searching: how the simulations of an experiment are shared out, and the switches of its search.

use super::{Choice, Machine, MctsExperiment, PlayoutChoice};
use engines::mcts::{Playout, UctParameters};

impl MctsExperiment {
    /// Trees with at least one simulation; 1 for an agent in place of the search, which has one chunk too.
    pub fn tree_count(&self) -> usize {
        match self.agent {
            Machine::Settings => self.trees.min(self.simulations) as usize,
            Machine::Agent(_) => 1,
        }
    }

    /// Simulations of the first tree, the one that can be looked into.
    pub fn simulations_of_first_tree(&self) -> u64 {
        self.simulations.div_ceil(self.tree_count().max(1) as u64)
    }

    /// The first tree's search alone, after so many simulations: the same random numbers, so the same tree as that of
    /// the whole search had then.
    pub fn search_until(&self, simulations: u64) -> Self {
        Self {
            simulations: simulations.max(1),
            trees: 1,
            choice: Choice::Visits,
            ..self.question()
        }
    }

    /// The switches of the search.
    pub fn uct_parameters(&self) -> UctParameters {
        UctParameters {
            exploration: self.c,
            rootless: self.rootless,
            epsilon: self.epsilon,
            most_nodes: self.nodes as usize,
            first_play: self.first_play,
            prior_visits: self.prior as u32,
            ordering: self.ordering,
            widening: self.widening,
            widening_base: self.widening_base,
            pruning: self.pruning,
            playout: match self.playout {
                PlayoutChoice::Random => Playout::Random,
                PlayoutChoice::Tactical => Playout::Tactical,
            },
            solver: self.solver,
            rave: self.rave,
            decisive: self.decisive,
            ratings: self.elo,
        }
    }

    /// The same experiment with these switches.
    pub fn with_uct_parameters(&self, parameters: &UctParameters) -> Self {
        Self {
            c: parameters.exploration,
            rootless: parameters.rootless,
            first_play: parameters.first_play,
            prior: parameters.prior_visits.into(),
            ordering: parameters.ordering,
            widening: parameters.widening,
            widening_base: parameters.widening_base,
            pruning: parameters.pruning,
            playout: match parameters.playout {
                Playout::Random => PlayoutChoice::Random,
                Playout::Tactical => PlayoutChoice::Tactical,
            },
            solver: parameters.solver,
            rave: parameters.rave,
            decisive: parameters.decisive,
            elo: parameters.ratings,
            ..self.clone()
        }
    }

    pub fn total(&self) -> u64 {
        match self.agent {
            Machine::Settings => {}
            Machine::Agent(agent) => return agent.simulations().unwrap_or(1),
        }
        self.simulations * self.turns_thought_about().len() as u64
    }

    /// Simulations of a tree at each position thought about.
    pub fn share(&self, tree: u64) -> u64 {
        let trees = self.tree_count() as u64;
        self.simulations / trees + u64::from(tree < self.simulations % trees)
    }

    /// Simulations of a tree; 1 for an agent.
    pub(super) fn total_of(&self, tree: u64) -> u64 {
        if self.agent != Machine::Settings {
            return 1;
        }
        self.share(tree) * self.turns_thought_about().len() as u64
    }

    /// The plies at which the search thinks: the moment looked at, and with `reuse` the mover's turns before.
    pub fn turns_thought_about(&self) -> Vec<usize> {
        let last = self.plies();
        if self.reuse {
            (last % 2..=last).step_by(2).collect()
        } else {
            vec![last]
        }
    }
}
