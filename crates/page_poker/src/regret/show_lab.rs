//! Showing an experiment that was changed on the stage: its link goes into the address, if it fits.

use experiments::Experiment;
use experiments::link::MAX_CHARACTERS;
use experiments::regret::RegretExperiment;
use page_kit::router::{Entry, Router};

/// Puts an experiment into the address; false if it is too long for one.
pub fn show_lab(router: &Router, lab: &RegretExperiment) -> bool {
    let link = Experiment::Regret(lab.clone()).link();
    let fits = link.len() <= MAX_CHARACTERS;
    if fits {
        router.go(&link, Entry::Replace);
    }
    fits
}
