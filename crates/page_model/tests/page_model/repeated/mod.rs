//! Lab of repeated games: tests of what the page decides.

mod editing;
mod film;
mod hand;
mod holding;
mod machine;
mod mistake;
mod payoffs;
mod reasons;
mod values;

use crate::jobs::experiment;
use computing::answer;
use experiments::inquiry::Inquiry;
use experiments::repeated::RepeatedExperiment;
use experiments::{Experiment, LabExperiment, Snapshots};
use page_model::repeated::analysis::Analysis;
use serde::de::DeserializeOwned;
use std::rc::Rc;
use worker::inline;

/// The lab of a link without fault.
fn lab(link: &str) -> RepeatedExperiment {
    match experiment(link) {
        Experiment::Repeated(lab) => lab,
        _ => panic!("{link}"),
    }
}

/// The lab of a link with everything that is found.
fn analysed(link: &str) -> Analysis {
    let lab = lab(link);
    let snapshots = inline::run(&Experiment::from(lab.asked()));
    let found = Rc::new(lab.merge(&snapshots).expect(link));
    Analysis::new(&lab, &lab, &found).expect(link)
}

/// What a worker answers.
fn answered<A: DeserializeOwned>(lab: &RepeatedExperiment, inquiry: &Inquiry<A>) -> A {
    let experiment = Experiment::from(lab.asked());
    answer(&experiment, inquiry, &[]).expect("an answer")
}
