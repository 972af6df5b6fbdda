//! The Monte Carlo tree search lab from outside.
//!
//! * [`agents`]: what agents in place of the search say of themselves.
//! * [`inside`]: what is seen inside the search is what the search knows at that moment.

mod agents;
mod inside;

use experiments::mcts::MctsLab;
use experiments::{Experiment, Opened};

/// The lab of a link without faults.
pub fn lab(link: &str) -> MctsLab {
    let Opened {
        experiment,
        problems,
    } = Experiment::open(link).expect(link);
    assert_eq!(problems, [], "{link}");
    match experiment {
        Experiment::Mcts(lab) => lab,
        _ => panic!("{link}"),
    }
}
