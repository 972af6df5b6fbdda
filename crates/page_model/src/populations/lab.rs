//! Lab as the page lists it: its tile on the first page.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Bar, Picture};
use crate::home::sketch::bar;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::populations::PopulationsExperiment;
use texts::Texts;

impl LabOfPage for PopulationsExperiment {
    const SHOWN: Option<Shown> = drawn!(
        Populations,
        "populations?game=stag-hunt&selection=1&runs=100",
        picture
    );

    fn sketch() -> Picture {
        Picture::Bars(vec![bar(0.1), bar(0.4)], Some((0.2, "")))
    }
}

/// One player of each strategy, and what chance alone would do.
fn picture(lab: &PopulationsExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let words = &texts.labs.populations.views.takeover;
    let findings = lab.merge(run.snapshots).ok()?;
    let named = lab.named().ok()?;
    let takeover = findings.exactly.takeover?.ok()?;
    let values = takeover.fixation.each_ref().map(|one| one.value());
    let chance = 1.0 / f64::from(lab.players());
    let most = values.iter().copied().fold(chance, f64::max) * 1.1;
    let bar = |strategy: usize| Bar {
        name: (words.one)(&named.names[strategy], &named.names[1 - strategy]).into(),
        value: values[strategy] / most,
        interval: None,
    };
    Some(Picture::Bars(
        vec![bar(0), bar(1)],
        Some((chance / most, "1/N")),
    ))
}
