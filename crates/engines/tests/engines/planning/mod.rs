//! Planning agents: exact where plans can be counted, budgets to the step, the same game from the same seed, and stronger with
//! more budget.

mod aliens;
mod budgets;
mod exact;
mod played;
mod walk;

use engines::planning::{Method, PlanningAgent, RollingHorizonSettings, TreeSearchSettings};

/// Rolling-horizon evolution with so many plans.
pub fn evolution(budget: u32, population: u16, horizon: u16) -> PlanningAgent {
    let settings = RollingHorizonSettings {
        population,
        horizon,
        ..RollingHorizonSettings::default()
    };
    PlanningAgent {
        method: Method::RollingHorizon(settings),
        budget,
    }
}

/// Open-loop tree search.
pub fn tree(budget: u32, horizon: u16) -> PlanningAgent {
    let settings = TreeSearchSettings {
        horizon,
        ..TreeSearchSettings::default()
    };
    PlanningAgent {
        method: Method::TreeSearch(settings),
        budget,
    }
}

pub fn one_step(budget: u32) -> PlanningAgent {
    PlanningAgent {
        method: Method::OneStep,
        budget,
    }
}

/// Any action.
pub const RANDOM: PlanningAgent = PlanningAgent {
    method: Method::Random,
    budget: 0,
};
