//! The engines, and the parts of experiments that are about one of them.
//!
//! * [`minimax`], [`uct`], [`solver`], [`agents`]: searches, and opponents made of them.
//! * [`regret`]: counterfactual regret minimisation. [`tuning`]: N-tuple bandit evolution.
//! * [`racing`], [`rrrats`], [`war`]: races, and the games they are run on.

mod agents;
mod minimax;
mod racing;
mod regret;
mod rrrats;
mod solver;
mod tuning;
mod uct;
mod war;
