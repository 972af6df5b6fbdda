//! The Monte Carlo tree search lab from outside.
//!
//! * [`agents`]: what agents in place of the search say of themselves.
//! * [`inside`]: what is seen inside the search is what the search knows at that moment.

mod agents;
mod inside;

use crate::faultless::faultless;
use experiments::mcts::MctsExperiment;
use experiments::{Experiment, LabExperiment};

/// The lab of a link without faults.
pub fn lab(link: &str) -> MctsExperiment {
    match faultless(link) {
        Experiment::Mcts(lab) => lab,
        _ => panic!("{link}"),
    }
}

#[test]
fn a_node_that_moves_cannot_lead_to_is_taken_out_of_a_link_with_a_sentence() {
    let opened = Experiment::open("mcts?width=4&height=4&moves=1&at=2x3&exact=0").unwrap();
    assert_eq!(opened.problems.len(), 1);
    assert!(opened.problems[0].is_about("at"));
    assert!(
        opened.experiment.link().contains("at=2"),
        "{}",
        opened.experiment.link()
    );
    let full = Experiment::open("mcts?width=4&height=4&at=11111&exact=0").unwrap();
    assert_eq!(full.problems.len(), 1);
}

#[test]
fn what_is_looked_at_is_no_part_of_the_question() {
    let plain = lab("mcts?moves=4453&simulations=500");
    let seen = lab(
        "mcts?moves=4453&simulations=500&look=13&at=44&view=play&thoughts=on&scores=on&coach=off",
    );
    assert_eq!(seen.question(), plain.question());
    assert_eq!(Experiment::Mcts(seen).asked(), Experiment::Mcts(plain));
}

#[test]
fn the_lab_opens_in_the_middle_of_a_search_that_is_done_at_once() {
    let Some(Experiment::Mcts(opening)) = Experiment::opening_of("mcts") else {
        panic!("it is a lab");
    };
    assert!(opening.cost().is_small());
    assert_eq!(opening.moment().phase, Some(1));
    assert!(opening.moment().simulations > 1);
    assert!(opening.moment().simulations < opening.simulations);
    assert_eq!(Experiment::opening_of("nothing"), None);
}

/// Until a long search is there as a whole, its newest tree is seen that a worker reaches soon.
#[test]
fn a_long_search_has_a_moment_to_look_at() {
    let looked_at = |link: &str, done: u64| lab(link).newest_moment(done).moment().simulations;
    let long = "mcts?simulations=5000000";
    assert_eq!(looked_at(long, 0), 20_000);
    assert_eq!(looked_at(long, 199_999), 100_000);
    assert_eq!(looked_at(long, 200_000), 200_000);
    // Not more than can be done again in a moment.
    let latest = looked_at("mcts?simulations=100000000", 100_000_000);
    assert!((200_000..10_000_000).contains(&latest), "{latest}");
    // Where somebody looks, there.
    assert_eq!(looked_at("mcts?simulations=5000000&look=12", 1_000_000), 3);
    assert_eq!(looked_at("mcts?simulations=1", 0), 1);
}
