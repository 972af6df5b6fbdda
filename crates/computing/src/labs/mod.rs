//! Labs: a folder each, with chunks and answers.

pub mod aliens;
pub mod convergence;
pub mod evolution;
pub mod general_sum;
pub mod graded_test;
pub mod ladder;
pub mod matrix;
pub mod mcts;
pub mod minimax;
pub mod race_curves;
pub mod racing;
pub mod ratings;
pub mod regret;
pub mod reproduce;
pub mod rrrats;
pub mod solve;
pub mod tree_game;
pub mod tuning;
pub mod war;
