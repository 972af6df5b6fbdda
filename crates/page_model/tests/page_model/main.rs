//! Model of the page, from outside: a folder per lab, as in the crate.

mod evolution;
mod general_sum;
mod home;
mod kit;
mod lessons;
mod matrix;
mod mcts;
mod minimax;
mod racing;
mod regret;
mod rrrats;
mod tree_game;
mod tuning;
mod war;
