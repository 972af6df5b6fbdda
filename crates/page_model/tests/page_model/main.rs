//! Model of the page, from outside: a folder per lab, as in the crate.

mod aliens;
mod evolution;
mod home;
mod kit;
mod lessons;
mod matrix;
mod mcts;
mod minimax;
mod race_curves;
mod racing;
mod regret;
mod reproduce;
mod rrrats;
mod tree_game;
mod tuning;
mod war;
