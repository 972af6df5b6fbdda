//! Agents as data: a method with its settings, and a budget.

use super::rolling_horizon::RollingHorizonSettings;
use super::tree_search::TreeSearchSettings;

/// How an agent decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// Any action, each as often; it tries nothing and has no budget.
    Random,
    /// The action that stands best after one step, on average.
    OneStep,
    RollingHorizon(RollingHorizonSettings),
    TreeSearch(TreeSearchSettings),
}

/// An agent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlanningAgent {
    pub method: Method,
    /// Steps of the forward model per decision.
    pub budget: u32,
}
