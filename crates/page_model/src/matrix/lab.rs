//! Lab as the page lists it: its tile on the first page.

use super::geometry::responses;
use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::findings::scale::curve;
use crate::home::picture::{Picture, Tone};
use crate::home::sketch::{falling, rising};
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::matrix::{MatrixExperiment, Stage};
use texts::Texts;

impl LabOfPage for MatrixExperiment {
    const SHOWN: Option<Shown> = drawn!(Matrix, "matrix?game=penalty-kick", picture);

    fn sketch() -> Picture {
        Picture::Curves(vec![rising(2.0), falling(2.0)])
    }
}

/// The best responses of a game of two times two.
fn picture(lab: &MatrixExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let findings = lab.merge(run.snapshots).ok()?;
    let game = lab.game().ok().filter(|_| findings.stage == Stage::Done)?;
    let first = responses(&game, 0)?
        .into_iter()
        .map(|(other, own)| (own, other));
    let [kicker, keeper] = texts.home.pictures.kick;
    Some(Picture::Curves(vec![
        curve(Tone::First, kicker, first.collect()),
        curve(Tone::Mark, keeper, responses(&game, 1)?),
    ]))
}
