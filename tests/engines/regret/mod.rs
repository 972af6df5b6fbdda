//! Counterfactual regret minimisation: games, walk, variants, and what is told of it.
//!
//! * [`games`]: the rules, by counts and values. [`oracles`]: curves of another implementation.
//! * [`variants`]: what every variant must keep to. [`recorded`]: an iteration step by step. [`play`]: hands against a
//!   strategy, and what decisions cost. [`telling`]: an iteration in words.
//! * [`drawn`]: games that somebody has drawn. [`fixed`]: what can still be gained where strategies are fixed. [`head_start`]: who begins with a regret.
//! * [`locks`], [`strategy_files`], [`lab`]: the lab below the page.

mod drawn;
mod fixed;
mod games;
mod head_start;
mod lab;
mod locks;
mod oracles;
mod play;
mod recorded;
mod several;
mod strategy_files;
mod support;
mod telling;
mod variants;
