//! Labs: a folder each, with parameters and checks, chunks, snapshots, findings and reports.

pub mod convergence;
pub mod evolution;
pub mod ladder;
pub mod mcts;
pub mod minimax;
pub mod race_curves;
pub mod racing;
pub mod regret;
pub mod reproduce;
pub mod rrrats;
pub mod solve;
pub mod tuning;
pub mod war;

pub use evolution::generation;
pub use war::war_game;
