//! Trees with and without progressive widening, as a worker grows them.

use super::{answer, answer_in_short_steps, is_harmless};
use crate::inquiries::NoAnswer;
use experiments::mcts::MctsExperiment;
use experiments::mcts::widening::Compared;
use experiments::{Experiment, LabExperiment};

fn compared(link: &str) -> (Experiment, Vec<Compared>) {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, []);
    let Experiment::Mcts(lab) = opened.experiment else {
        unreachable!("the link names it")
    };
    let experiment = Experiment::Mcts(lab.asked());
    let found = answer(&experiment, &MctsExperiment::widening_compared(), &[]).unwrap();
    (experiment, found)
}

/// With it the same simulations go deeper, and come sooner to the depth that the other search ends at.
#[test]
fn widening_makes_trees_deeper() {
    for link in [
        "mcts?moves=44&simulations=20000",
        "mcts?simulations=5000&width=12&height=12",
    ] {
        let (experiment, found) = compared(link);
        answer_in_short_steps(&experiment, &MctsExperiment::widening_compared(), &[]);
        let simulations: Vec<u64> = found.iter().map(|at| at.simulations).collect();
        assert_eq!(simulations[..4], [1, 2, 5, 10]);
        for at in &found {
            // A simulation adds one node, unless it ends in a game that is over.
            for nodes in [at.plain.nodes, at.widened.nodes] {
                let all = at.simulations;
                assert!(
                    nodes <= all && nodes * 4 > all * 3,
                    "{link}: {nodes} of {all}"
                );
            }
        }
        let last = found.last().unwrap();
        assert!(last.widened.mean_depth() > last.plain.mean_depth());
        assert!(last.widened.deepest > last.plain.deepest);
        assert!(last.widened.once < last.plain.once);
        let is_as_deep = |at: &&Compared| at.widened.deepest >= last.plain.deepest;
        let caught_up = found.iter().find(is_as_deep).unwrap();
        assert!(caught_up.simulations * 4 <= last.simulations, "{link}");
    }
}

#[test]
fn a_game_that_is_over_has_no_trees() {
    let (experiment, _) = compared("mcts?moves=44&simulations=100");
    is_harmless(&experiment, &MctsExperiment::widening_compared(), &[]);
    let over = Experiment::open("mcts?moves=1212121").unwrap().experiment;
    let asked = MctsExperiment::widening_compared();
    assert_eq!(answer(&over, &asked, &[]), Err(NoAnswer::Unknown));
}
