//! The engines, and the parts of experiments that are about one of them.
//!
//! * [`minimax`], [`uct`], [`solver`], [`agents`]: searches, and opponents made of them.
//! * [`equilibria`]: strategic games, exactly. [`dynamics`]: how strategies move in them.
//! * [`sequence_form`], [`strategic_form`], [`subgame_perfect`], [`assessment`]: games as trees, exactly.
//! * [`ratings`]: what features of moves are worth, learned from games.
//! * [`regret`]: counterfactual regret minimisation. [`tuning`]: N-tuple bandit evolution.
//! * [`planning`]: agents that try futures. [`racing`], [`rrrats`], [`war`]: races, and the games they are run on.

mod agents;
mod assessment;
mod dynamics;
mod equilibria;
mod minimax;
mod planning;
mod racing;
mod ratings;
mod regret;
mod rrrats;
mod sequence_form;
mod sequential;
mod solver;
mod strategic_form;
mod subgame_perfect;
mod tuning;
mod uct;
mod war;
