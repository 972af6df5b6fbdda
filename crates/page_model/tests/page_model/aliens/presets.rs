//! Experiments to begin with: what they are meant to show is what they show.

use super::opened;
use experiments::aliens::AliensExperiment;
use experiments::{Experiment, Snapshots};
use texts::{ENGLISH, Preset};
use worker::inline;

const PRESETS: &[Preset] = ENGLISH.labs.aliens.page.presets;

fn wins(lab: &AliensExperiment) -> f64 {
    let snapshots = inline::run(&Experiment::Aliens(lab.clone()));
    let tally = lab.merge(&snapshots).unwrap().tally;
    tally.win_share().unwrap().mean
}

#[test]
fn every_preset_opens_as_it_is_written() {
    for &(link, _) in PRESETS {
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
    let evolved = of(PRESETS[4].0) - of(PRESETS[5].0);
    assert!(evolved > 0.8 && evolved > start, "{evolved} {start}");
    let unskilled = of(PRESETS[6].0);
    assert!(unskilled > 0.9, "{unskilled}");
}
