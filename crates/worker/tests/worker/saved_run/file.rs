//! A file to begin with, and the file with something else in it.

use experiments::Experiment;
use experiments::saved_run;
use serde_json::Value;
use worker::inline;

pub const LINK: &str = "mcts?moves=4453&simulations=300&exact=0&trees=3";

pub fn experiment(link: &str) -> Experiment {
    Experiment::open(link).unwrap().experiment
}

/// A file of a finished run.
pub fn file() -> String {
    let experiment = experiment(LINK);
    saved_run::write(&experiment, &inline::run(&experiment))
}

/// The file with one of its values replaced.
pub fn with(pointer: &str, value: Value) -> String {
    let mut file: Value = serde_json::from_str(&file()).unwrap();
    *file.pointer_mut(pointer).expect(pointer) = value;
    file.to_string()
}
