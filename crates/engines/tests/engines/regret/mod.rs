//! Counterfactual regret minimisation: games, walk, variants.
//!
//! * [`games`]: the rules, by counts and values. [`oracles`]: curves of another implementation.
//! * [`variants`]: what every variant must keep to. [`play`]: hands against a strategy, and what decisions
//!   cost.
//! * [`drawn`]: games that somebody has drawn. [`fixed`]: what can still be gained where strategies are fixed. [`head_start`]: who begins with a regret.

mod drawn;
mod fixed;
mod games;
mod head_start;
mod larger_games;
mod oracles;
mod play;
mod several;
mod support;
mod variants;
