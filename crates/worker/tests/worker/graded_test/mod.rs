//! The graded test from outside: the boards that are drawn, whose points they are, what is sure, and that nothing depends on how it is run.
//!
//! * [`boards`]: how they are drawn. [`games`]: who plays whom, on which of them.
//! * [`verdicts`]: how many opponents in a row are beaten, and how sure that is.
//! * [`running`]: threads, slices, runs that are stopped and resumed, what is foreign or wrong.
//! * [`rising`]: the grades rise. [`speed`]: simulations for anyone who has a clock.

mod boards;
mod games;
mod rising;
mod running;
mod speed;
mod verdicts;

use crate::faultless::faultless;
use experiments::graded_test::{Findings, GradedTestExperiment};
use experiments::{Experiment, Snapshots};
use worker::inline;

/// The test of a link without fault.
fn test_of(link: &str) -> GradedTestExperiment {
    match faultless(link) {
        Experiment::GradedTest(lab) => lab,
        _ => panic!("{link} is no graded test"),
    }
}

/// The result of a whole run.
fn results(link: &str) -> Findings {
    let lab = test_of(link);
    let snapshots = inline::run(&Experiment::GradedTest(lab.clone()));
    lab.merge(&snapshots).unwrap()
}
