//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Dot, Picture};
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::reproduce::{ReproduceExperiment, published};
use experiments::rrrats::RrratsExperiment;
use texts::Texts;

impl LabOfPage for ReproduceExperiment {
    const SHOWN: Option<Shown> = drawn!(Rrrats, "rrrats?a=1,1,0.36", picture);

    fn sketch() -> Picture {
        let dot = |_| Dot {
            name: "",
            value: 0.5,
        };
        Picture::Dots((0..4).map(dot).collect(), None)
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::Rrrats, GameRules::War]
    }
}

/// What was published beside the exact value of the strategy in print.
fn picture(lab: &RrratsExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let words = &texts.home.pictures;
    let exact = lab.merge(run.snapshots).ok()?.exact?.win()?.mean;
    // What is around the numbers.
    let scaled = |share: f64| ((share - 0.74) / 0.08).clamp(0.0, 1.0);
    let known = published::RRRATS.against_start;
    let dot = |(row, name): (&[f64; 7], &'static str)| Dot {
        name,
        value: scaled(row[0]),
    };
    let dots = known.iter().zip(words.published).map(dot).collect();
    Some(Picture::Dots(dots, Some((scaled(exact), words.exact))))
}
