//! Model of the page: what it knows and decides, without a browser, so that it is tested in milliseconds.
//!
//! The page draws what this crate says and tells it what visitors do. Nothing here names Yew or a browser. Values are for the player
//! that each item names.
//!
//! * [`kit`]: what several labs share: scales of charts, gestures on trees, sentences with settings, changes of settings.
//! * [`aliens`], [`convergence`], [`evolution`], [`general_sum`], [`graded_test`], [`ladder`], [`matrix`],
//!   [`mcts`], [`minimax`], [`race_curves`], [`racing`], [`ratings`], [`regret`], [`repeated`], [`reproduce`], [`rrrats`],
//!   [`tournament`], [`tree_game`], [`tuning`], [`war`]: of a lab each.
//! * [`strategies`]: of repeated games, as pages let people choose and write them.
//! * [`lessons`]: whether an answer is right, and what waits for it. [`home`]: what the tiles of the first page show.

pub mod aliens;
pub mod convergence;
pub mod evolution;
pub mod general_sum;
pub mod graded_test;
pub mod home;
pub mod kit;
pub mod ladder;
pub mod lessons;
pub mod matrix;
pub mod mcts;
pub mod minimax;
pub mod race_curves;
pub mod racing;
pub mod ratings;
pub mod regret;
pub mod repeated;
pub mod reproduce;
pub mod rrrats;
pub mod strategies;
pub mod tournament;
pub mod tree_game;
pub mod tuning;
pub mod war;
