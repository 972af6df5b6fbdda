//! An agent at work: decides step by step, and keeps between decisions what it may keep.

use super::agent::{Method, PlanningAgent};
use super::one_step;
use super::rolling_horizon::RollingHorizon;
use super::tree_search::TreeSearch;
use super::trial::Trial;
use games::ForwardModel;
use random::Random;

enum Memory {
    Random,
    OneStep,
    RollingHorizon(RollingHorizon),
    TreeSearch(TreeSearch),
}

/// An agent at work.
pub struct Planner {
    budget: u32,
    memory: Memory,
}

impl Planner {
    /// Before its first decision.
    pub fn new(agent: PlanningAgent) -> Self {
        let memory = match agent.method {
            Method::Random => Memory::Random,
            Method::OneStep => Memory::OneStep,
            Method::RollingHorizon(settings) => {
                Memory::RollingHorizon(RollingHorizon::new(settings))
            }
            Method::TreeSearch(settings) => Memory::TreeSearch(TreeSearch::new(settings)),
        };
        // Who tries nothing has no budget.
        let budget = match memory {
            Memory::Random => 0,
            _ => agent.budget,
        };
        Self { budget, memory }
    }

    /// Another game begins: what was planned for the last one is forgotten.
    pub fn begin(&mut self) {
        if let Memory::RollingHorizon(memory) = &mut self.memory {
            memory.forget();
        }
    }

    /// What to do now; the game is not over. `random` is the agent's own.
    pub fn decide<M: ForwardModel>(&mut self, model: &M, random: &mut Random) -> M::Action {
        let mut trial = Trial::new(self.budget, random);
        let action = match &mut self.memory {
            Memory::Random => trial.any::<M>(),
            Memory::OneStep => one_step::decide(model, &mut trial),
            Memory::RollingHorizon(memory) => memory.decide(model, &mut trial),
            Memory::TreeSearch(memory) => memory.decide(model, &mut trial),
        };
        M::ACTIONS[usize::from(action)]
    }
}
