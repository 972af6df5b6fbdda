//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Bar, Picture};
use crate::home::sketch::bar;
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::common::agents::agent_name;
use experiments::ladder::{LadderExperiment, RungStanding};
use texts::Texts;

impl LabOfPage for LadderExperiment {
    const SHOWN: Option<Shown> = drawn!(
        Ladder,
        "ladder?agent=uct(100)&rungs=random,tactical,uct(30),minimax(4)&games=16&width=5&height=4",
        picture
    );

    fn sketch() -> Picture {
        Picture::Bars(
            (1..=4).map(|row| bar(1.0 - 0.2 * f64::from(row))).collect(),
            None,
        )
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::ConnectFour]
    }
}

/// The share of the points against each opponent, and how sure it is.
fn picture(lab: &LadderExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let standings = lab.merge(run.snapshots).ok()?;
    let bar = |rung: &RungStanding| Bar {
        name: agent_name(&rung.opponent, texts).into(),
        value: rung.share().unwrap_or_default(),
        interval: rung.share().map(|_| rung.interval()),
    };
    let bars = standings.rungs.iter().map(bar).collect();
    Some(Picture::Bars(bars, Some((0.5, texts.home.pictures.even))))
}
