//! Lab as the page lists it: its tile on the first page.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Bar, Picture};
use crate::home::sketch::bar;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::tournament::{Standing, TournamentExperiment};
use texts::Texts;

impl LabOfPage for TournamentExperiment {
    const SHOWN: Option<Shown> = drawn!(
        Tournament,
        "tournament?rounds=50&execution=3/100&repetitions=20",
        picture
    );

    fn sketch() -> Picture {
        Picture::Bars(
            (0..8).map(|row| bar(0.9 - 0.05 * f64::from(row))).collect(),
            None,
        )
    }
}

/// Who gets what, best first, with intervals.
fn picture(lab: &TournamentExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let findings = lab.merge(run.snapshots).ok()?;
    let range = lab.stage.stage().ok()?.payoffs(0);
    let place = |payoff: f64| (payoff - range.low) / (range.high - range.low);
    let bar = |standing: &Standing| Bar {
        name: lab.entrants[standing.entrant].spoken(texts).into(),
        value: place(standing.payoff.mean),
        interval: standing
            .payoff
            .interval
            .map(|(low, high)| (place(low), place(high))),
    };
    let bars: Vec<Bar> = findings.ranking.iter().map(bar).collect();
    (!bars.is_empty()).then_some(Picture::Bars(bars, None))
}
