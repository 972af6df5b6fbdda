//! Experiments from outside: links, files, results, and running them.
//!
//! * [`links`], [`saved_run`], [`typed_trees`]: what comes in, and what is said about it; [`wrong_texts`]: where it is wrong.
//! * [`minimax_lab`], [`mcts_lab`], [`matrix_lab`] with [`matrix_enumeration`], [`solve_lab`], [`ladder`], [`graded_test`], [`convergence`], [`ratings`], [`evolution`]: labs below the page.
//! * [`faultless`]: links that are opened without a complaint. [`costs`]: what is computed unasked. [`views`]: what can be shown alone.
//! * [`playback`]: what playing recorded steps does next.
//! * [`labs`]: what the tests know of each lab. [`inquiries`]: what workers are asked about what chunks have sent.
//! * [`lessons`]: their texts, and that ours name nothing in vain. [`written_counts`]: what documents say there is.
//! * [`classes`]: codes of answers, what a class has said, exercises to take away.
//! * [`runner`]: jobs, workers that die, runs that are interrupted, steps that are short.

mod classes;
mod convergence;
mod costs;
mod evolution;
mod faultless;
mod gallery;
mod general_sum;
mod glossary;
mod graded_test;
mod inquiries;
#[path = "../labs/mod.rs"]
#[allow(dead_code, reason = "the pages are for the browser's tests")]
mod labs;
mod ladder;
mod lessons;
mod links;
mod matrix_enumeration;
mod matrix_lab;
mod mcts_lab;
mod minimax_lab;
mod playback;
mod ratings;
mod runner;
mod saved_run;
mod slow_fuzzing;
mod solve_lab;
mod typed_trees;
mod views;
mod written_counts;
mod wrong_texts;
