//! Planning agents: players of games of one player that go on step by step, which try futures on a forward model.
//!
//! Source: D. Perez-Liebana and others, "General Video Game Artificial Intelligence" (Morgan & Claypool 2019), chapter 3, and the
//! papers named in each file. Every agent has a budget of steps of the forward model per decision, and uses all of it.
//!
//! * [`agent`]: agents as data. [`planner`]: one at work. `trial`: a future under way, which counts its steps.
//! * [`one_step`], [`rolling_horizon`], [`tree_search`]: the agents, a file each.

pub mod agent;
pub mod one_step;
pub mod planner;
pub mod rolling_horizon;
pub mod tree_search;
mod trial;

pub use agent::{Method, PlanningAgent};
pub use planner::Planner;
pub use rolling_horizon::RollingHorizonSettings;
pub use tree_search::TreeSearchSettings;
