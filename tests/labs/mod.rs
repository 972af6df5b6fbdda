//! The labs as the suites know them, a file each: what is special about a lab stands here, not in the tests.

mod aliens;
mod aliens_game;
pub mod choices;
mod convergence;
mod evolution;
mod general_sum;
mod generation;
mod graded_test;
mod ladder;
pub mod matrix;
mod mcts;
mod minimax;
mod race_curves;
mod racing;
mod ratings;
mod regret;
mod repeated;
mod reproduce;
pub mod row;
mod rrrats;
mod runs;
mod solve;
mod tournament;
mod tree_game;
mod tuning;
mod war;
mod war_game;

use row::Lab;

/// All of them, in the order of the interface.
pub const LABS: &[Lab] = &[
    minimax::LAB,
    mcts::LAB,
    ladder::LAB,
    graded_test::LAB,
    convergence::LAB,
    ratings::LAB,
    solve::LAB,
    matrix::LAB,
    repeated::LAB,
    tournament::LAB,
    tree_game::LAB,
    regret::LAB,
    general_sum::LAB,
    racing::LAB,
    race_curves::LAB,
    evolution::LAB,
    generation::LAB,
    reproduce::LAB,
    rrrats::LAB,
    war::LAB,
    war_game::LAB,
    aliens::LAB,
    aliens_game::LAB,
    tuning::LAB,
];
