//! Labs from links, and what is seen inside their searches.

use crate::jobs::experiment;
use computing::ComputeAny;
use engines::Status;
use experiments::Experiment;
use experiments::mcts::{Inside, MctsExperiment};

/// A search on a usual board, and one on a small board.
pub const SEARCH: &str = "mcts?moves=4453&simulations=600&seed=7&exact=0";
pub const SMALL: &str = "mcts?width=4&height=4&in_a_row=3&simulations=30&seed=2&exact=0";

/// The lab of a link without faults.
pub fn lab(link: &str) -> MctsExperiment {
    match experiment(link) {
        Experiment::Mcts(lab) => lab,
        _ => panic!("{link}"),
    }
}

/// What the page is given for the moment after so many simulations have begun.
pub fn seen(lab: &MctsExperiment, simulations: u64) -> Inside {
    let experiment = Experiment::Mcts(lab.search_until(simulations));
    let mut chunk = experiment.start(0);
    while chunk.advance(50) != Status::Finished {}
    Inside::decode(&chunk.record()).expect("a record")
}
