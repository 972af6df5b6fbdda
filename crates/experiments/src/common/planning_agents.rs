//! Planning agents as parameters: the method, its budget and its settings.

use crate::cost::{Cost, Work};
use crate::parameters::{Integer, OneOf, PROBABILITY, Real, Switch, choices, parameters};
use engines::planning::{Method, PlanningAgent, RollingHorizonSettings, TreeSearchSettings};

choices! {
    /// Who plays.
    #[derive(PartialOrd, Ord)]
    pub enum PlannerName {
        Random = "random",
        OneStep = "one-step",
        RollingHorizon = "rolling-horizon",
        TreeSearch = "tree-search",
    }
}

/// Steps of the forward model per decision.
pub const BUDGET: Integer = Integer {
    minimum: 1,
    maximum: 5_000,
};

parameters! {
    /// An agent.
    #[derive(Copy)]
    pub struct PlanningSettings, texts labs.aliens.agents {
        agent: PlannerName = PlannerName::RollingHorizon, OneOf(PlannerName::NAMES), Everyone;
        budget: u64 = 40, BUDGET, Everyone, if |agent| agent.agent != PlannerName::Random;
        horizon: u64 = 20, Integer { minimum: 1, maximum: 200 }, Everyone, if Self::plans;
        population: u64 = 1, Integer { minimum: 1, maximum: 100 }, Advanced, if Self::evolves;
        mutation: f64 = 0.1, PROBABILITY, Advanced, if Self::evolves;
        shift: bool = true, Switch, Advanced, if Self::evolves;
        /// C of UCB1.
        exploration: f64 = 1.4, Real { minimum: 0.0, maximum: 100.0 }, Advanced, if |agent| agent.agent == PlannerName::TreeSearch;
    }
}

impl PlanningSettings {
    /// With so much budget, and the settings that are usual.
    pub fn usual(agent: PlannerName, budget: u64) -> Self {
        Self {
            agent,
            budget,
            ..Self::default()
        }
    }

    fn evolves(&self) -> bool {
        self.agent == PlannerName::RollingHorizon
    }

    fn plans(&self) -> bool {
        self.evolves() || self.agent == PlannerName::TreeSearch
    }

    /// The agent.
    pub fn agent(&self) -> PlanningAgent {
        let horizon = self.horizon as u16;
        let method = match self.agent {
            PlannerName::Random => Method::Random,
            PlannerName::OneStep => Method::OneStep,
            PlannerName::RollingHorizon => Method::RollingHorizon(RollingHorizonSettings {
                horizon,
                population: self.population as u16,
                mutation: self.mutation,
                shift: self.shift,
            }),
            PlannerName::TreeSearch => Method::TreeSearch(TreeSearchSettings {
                horizon,
                exploration: self.exploration,
            }),
        };
        PlanningAgent {
            method,
            budget: self.budget as u32,
        }
    }

    /// What so many decisions cost.
    pub fn cost(&self, decisions: u64) -> Cost {
        let tried = match self.agent {
            PlannerName::Random => 0,
            _ => self.budget,
        };
        Work::PlannedStep.times(decisions.saturating_mul(tried + 1))
    }
}
