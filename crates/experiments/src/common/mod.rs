//! Common parts of several labs: what their parameters say of games and races, and how they count.
//!
//! * [`board`]: a board of Connect Four and a game on it. [`war_rules`], [`rrrats_rules`]: rules of these games.
//! * [`rrrats_table`]: a game of Rrrats by hand.
//! * [`agents`]: agents as parameters and as people read them. [`agent_game`]: a game between two of them. [`agent_cost`]: what
//!   their moves cost.
//! * [`races`]: races as parameters. [`algorithms`]: evolutionary algorithms.
//! * [`outcome`]: how a game has ended. [`outcomes`]: results of many games, packed. [`points`]: points of many games.
//! * [`blocks`]: many games as chunks. [`checkpoints`]: when runs are looked at.
//! * [`opening_book`]: the solver's book, where it is at hand.

pub mod agent_cost;
pub mod agent_game;
pub mod agents;
pub mod algorithms;
pub mod blocks;
pub mod board;
pub mod checkpoints;
pub mod opening_book;
pub mod outcome;
pub mod outcomes;
pub mod points;
pub mod races;
pub mod rrrats_rules;
pub mod rrrats_table;
pub mod war_rules;
