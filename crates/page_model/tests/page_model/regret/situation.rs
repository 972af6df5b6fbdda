//! Situations of the lab: experiments by their links, run natively, and what the page shows of them.

use engines::regret::GameTree;
use engines::regret::record::Iteration;
use experiments::regret::{Findings, GameName, RegretExperiment};
use experiments::{Experiment, LabExperiment, Snapshots};
use page_model::regret::equilibria::Equilibria;
use page_model::regret::shown::Shown;
use std::rc::Rc;
use std::sync::Arc;
use worker::inline;

/// The experiment of a link that has nothing to complain about.
pub fn lab(link: &str) -> RegretExperiment {
    let opened = Experiment::open(link).unwrap();
    assert!(opened.problems.is_empty(), "{link}: {:?}", opened.problems);
    match opened.experiment {
        Experiment::Regret(lab) => lab,
        other => panic!("{other:?}"),
    }
}

pub fn tree(game: GameName) -> Arc<GameTree> {
    let lab = RegretExperiment {
        game,
        ..RegretExperiment::default()
    };
    lab.tree()
}

/// What all runs of an experiment have found.
pub fn learned(lab: &RegretExperiment) -> Findings {
    let snapshots = inline::run(&Experiment::Regret(lab.clone()));
    lab.merge(&snapshots).unwrap()
}

/// What the page shows of `learned` where `lab` looks.
pub fn shown_of(lab: &RegretExperiment, learned: Findings) -> Shown {
    let main = learned.main.as_ref();
    let moment = main.and_then(|main| main.moment(&learned.tree, lab.iteration_looked_at()));
    Shown {
        moment: moment.map(Rc::new),
        equilibria: Equilibria::of(lab, &learned.tree).map(Rc::new),
        learned: Rc::new(learned),
    }
}

/// What the page shows once a link has been run to its end.
pub fn shown(link: &str) -> (RegretExperiment, Shown) {
    let lab = lab(link);
    let shown = shown_of(&lab, learned(&lab));
    (lab, shown)
}

/// What the page shows before anything has been learned.
pub fn not_begun(link: &str) -> (RegretExperiment, Shown) {
    let lab = lab(link);
    let chunks = lab.chunk_count();
    let shown = shown_of(&lab, lab.merge(&vec![None; chunks]).unwrap());
    (lab, shown)
}

/// An iteration of the main run, step by step.
pub fn iteration(lab: &RegretExperiment, number: u64) -> Iteration {
    let tree = lab.tree();
    let parameters = lab.parameters_of(lab.variant);
    let mut solver = super::support::solver(&tree, parameters, 5);
    solver.advance(number - 1);
    solver.iterate_recorded()
}
