//! Experiments to begin with: what they are meant to show is what they show.

use super::opened;
use experiments::aliens::AliensExperiment;
use experiments::{Experiment, Snapshots};
use page_model::aliens::presets::LINKS;
use worker::inline;

fn wins(lab: &AliensExperiment) -> f64 {
    let snapshots = inline::run(&Experiment::Aliens(lab.clone()));
    let tally = lab.merge(&snapshots).unwrap().tally;
    tally.win_share().unwrap().mean
}

#[test]
fn every_preset_opens_as_it_is_written() {
    for link in LINKS {
        assert_eq!(Experiment::from(opened(link)).link(), link);
    }
}

/// By the evolved rules the gap between the two agents is wider than by those of the start, and by those that evolved for the
/// unskilled agent it wins nearly always. The races at the ends of both evolutions gave 0.968 and 1.000 in hundreds of games; in 40
/// each, standard errors are 0.03, so five of them below the first are allowed.
#[test]
fn what_evolved_does_what_it_evolved_for() {
    let of = |link: &str| wins(&opened(&format!("{link}&games=40&seed=5")));
    let start = of("aliens?budget=40") - of("aliens?agent=one-step");
    let evolved = of(LINKS[4]) - of(LINKS[5]);
    assert!(evolved > 0.8 && evolved > start, "{evolved} {start}");
    assert!(of(LINKS[6]) > 0.9, "{}", of(LINKS[6]));
}
