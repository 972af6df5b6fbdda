//! Common parts of several labs: what their parameters say of games and races, and how they count.
//!
//! * [`board`]: a board of Connect Four and a game on it. [`war_rules`], [`rrrats_rules`]: rules of these games.
//! * [`aliens_rules`], [`planning_agents`]: rules of Aliens, and who plays it.
//! * [`agents`]: agents as parameters and as people read them. [`agent_cost`]: what their moves cost.
//! * [`races`]: races as parameters. [`algorithms`]: evolutionary algorithms. [`regret_variant`]: variants of
//!   counterfactual regret minimisation.
//! * [`amount`]: numbers that are exact or within a bound. [`reported_mean`]: means in reports.
//! * [`outcome`]: how a game has ended. [`outcomes`]: results of many games, packed. [`counts`], [`points`]: how many were won; points of
//!   many games.
//! * [`blocks`]: many games as chunks. [`checkpoints`]: when runs are looked at; [`moments`]: what is kept of them. [`game_name`]: what is a name rather than a game.
//!   [`formula_fault`]: what is wrong with a formula.
//!   [`last`]: what was worked out last.
//!   [`place`]: where in a text something is wrong. [`strategic_text`]: strategic games by name or written. [`written_game`]: games that are written with formulas.
//! * [`repeated`]: games that are repeated, strategies for them, and how matches go.

pub mod agent_cost;
pub mod agents;
pub mod algorithms;
pub mod aliens_rules;
pub mod amount;
pub mod blocks;
pub mod board;
pub mod checkpoints;
pub mod counts;
pub mod formula_fault;
pub mod game_name;
pub mod last;
pub mod moments;
pub mod outcome;
pub mod outcomes;
pub mod place;
pub mod planning_agents;
pub mod points;
pub mod race_cost;
pub mod races;
pub mod ratings;
pub mod regret_variant;
pub mod repeated;
pub mod reported_mean;
pub mod rrrats_rules;
pub mod start;
pub mod strategic_text;
pub mod war_rules;
pub mod written_game;
