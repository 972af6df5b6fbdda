//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Bar, Picture};
use crate::home::sketch::bar;
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::graded_test::{GradedTestExperiment, Met};
use texts::Texts;

impl LabOfPage for GradedTestExperiment {
    const SHOWN: Option<Shown> = drawn!(
        GradedTest,
        "graded-test?agent=uct(100)&games=8&first=10&last=45&step=5&smallest=5&largest=6",
        picture
    );

    fn sketch() -> Picture {
        Picture::Bars(
            (1..=8)
                .map(|row| bar(1.0 - 0.01 * f64::from(row * row)))
                .collect(),
            None,
        )
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::ConnectFour]
    }
}

/// The share of the points at each grade.
fn picture(lab: &GradedTestExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let results = lab.merge(run.snapshots).ok()?;
    let bar = |met: &Met| Bar {
        name: met.grade.to_string().into(),
        value: met.share().unwrap_or_default(),
        interval: None,
    };
    let bars = results.met.iter().map(bar).collect();
    Some(Picture::Bars(
        bars,
        Some((results.goal, texts.home.pictures.goal)),
    ))
}
