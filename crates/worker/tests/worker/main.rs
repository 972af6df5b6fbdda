//! Experiments as they are run: labs below the page, results, and the runner.
//!
//! * [`minimax_lab`], [`mcts_lab`], [`matrix_lab`] with [`matrix_enumeration`], [`solve_lab`], [`ladder`], [`graded_test`], [`convergence`], [`ratings`], [`regret`], [`general_sum`], [`racing`], [`evolution`], [`rrrats`], [`war`], [`repeated`], [`tournament`], [`aliens`], [`tuning`]: labs.
//! * [`faultless`]: links that are opened without a complaint. [`costs`]: what is computed unasked. [`gallery`]: ready experiments.
//! * [`labs`]: what the tests know of each lab; [`pages`]: that each has a row. [`inquiries`]: what workers are asked about what chunks have sent.
//! * [`saved_run`]: runs as files.
//! * [`runner`]: jobs, workers that die, runs that are interrupted, steps that are short.

mod aliens;
mod auction;
mod convergence;
mod costs;
mod evolution;
mod faultless;
mod finished;
mod gallery;
mod general_sum;
mod graded_test;
mod inquiries;
#[path = "../../../../tests/labs/mod.rs"]
#[allow(dead_code, reason = "the pages are for the browser's tests")]
mod labs;
mod ladder;
mod matrix_enumeration;
mod matrix_lab;
mod mcts_lab;
mod minimax_lab;
mod pages;
mod populations;
mod racing;
mod ratings;
mod regret;
mod repeated;
mod rrrats;
mod runner;
mod saved_run;
mod solve_lab;
mod tournament;
mod tuning;
mod war;
