//! Extensive games: how often the second player bets after a check at Kuhn poker, hand by hand, with optimal play.

use experiments::tree_game::Play;
use experiments::{Experiment, Lab};
use first_page::picture::{Bar, Picture};
use games::tree_game::labels::set_labels;
use runner::scheduler::Job;
use texts::Texts;

/// The hands, as the library names them.
const HANDS: [&str; 3] = ["J", "Q", "K"];

pub fn tree_game(experiment: &Experiment, job: &Job, _: &'static Texts) -> Option<Picture> {
    let Experiment::TreeGame(lab) = experiment else {
        return None;
    };
    let findings = lab.merge(&job.snapshots).ok()?;
    let Play::Known { behaviour, .. } = &findings.play else {
        return None;
    };
    let labels = set_labels(&lab.tree().ok()?);
    let bar = |hand: &'static str| {
        let set = labels
            .iter()
            .position(|label| *label == format!("{hand}-check"))?;
        Some(Bar {
            name: hand.into(),
            value: behaviour[set].get(1)?.value,
            interval: None,
        })
    };
    let bars: Option<Vec<Bar>> = HANDS.into_iter().map(bar).collect();
    Some(Picture::Bars(bars?, None))
}
