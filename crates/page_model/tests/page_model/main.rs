//! Model of the page, from outside: a folder per lab, as in the crate. [`jobs`]: jobs without workers.

mod aliens;
mod convergence;
mod evolution;
mod general_sum;
mod graded_test;
mod home;
mod jobs;
mod kit;
mod ladder;
mod lessons;
mod matrix;
mod mcts;
mod minimax;
mod race_curves;
mod racing;
mod ratings;
mod regret;
mod repeated;
mod reproduce;
mod rrrats;
mod strategies;
mod tournament;
mod tree_game;
mod tuning;
mod war;
