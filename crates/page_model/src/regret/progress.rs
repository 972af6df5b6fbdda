//! Progress of the runs, and what the stage is about meanwhile.

use experiments::Progress;
use experiments::regret::{Findings, RegretExperiment};
use texts::Texts;

/// What the stage is about: what was found, looked at from where the address looks, and with what it fixes, so that what
/// somebody drags follows at once.
pub fn on_stage(lab: &RegretExperiment, found: &RegretExperiment) -> RegretExperiment {
    let is_same_game = lab.rules() == found.rules();
    if is_same_game {
        lab.clone()
    } else {
        found.clone()
    }
}

/// In iterations, of the main run while it goes on; runs that are finished count whole. And the same in words.
pub fn progress(lab: &RegretExperiment, learned: &Findings, texts: &Texts) -> (Progress, String) {
    let words = &texts.labs.regret.page;
    let (finished, wanted) = learned.runs;
    let main = learned.main.as_ref().map_or(0, |main| main.iterations);
    let begun = if main < lab.iterations { main } else { 0 };
    let done = finished
        .saturating_mul(lab.iterations)
        .saturating_add(begun);
    let total = wanted.saturating_mul(lab.iterations);
    let number = texts.number;
    let told = (words.done)(
        &number(done),
        &number(total),
        &(words.runs)(finished, wanted),
    );
    (Progress { done, total }, told)
}
