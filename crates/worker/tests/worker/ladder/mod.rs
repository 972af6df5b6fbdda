//! The ladder from outside: whose points they are, who begins, and that nothing depends on how it is run.
//!
//! * [`signs`]: points are the contender's; perfect play gets what theory says.
//! * [`games`]: the games that are played, and who begins them.
//! * [`running`]: threads, slices, runs that are stopped and resumed.
//! * [`racing`]: rungs that a race decides.
//! * [`verdicts`]: when an opponent is surely beaten.
//! * [`rising`]: each rung of the default ladder is stronger than the one before.

mod games;
mod racing;
mod rising;
mod running;
mod signs;
mod verdicts;

use crate::faultless::faultless;
use experiments::ladder::{Findings, LadderExperiment};
use experiments::{Experiment, Snapshots};
use worker::inline;

/// The ladder of a link without fault.
fn ladder(link: &str) -> LadderExperiment {
    match faultless(link) {
        Experiment::Ladder(lab) => lab,
        _ => panic!("{link} is no ladder"),
    }
}

/// The result of a whole run.
fn standings(link: &str) -> Findings {
    let lab = ladder(link);
    let snapshots = inline::run(&Experiment::Ladder(lab.clone()));
    lab.merge(&snapshots).unwrap()
}
