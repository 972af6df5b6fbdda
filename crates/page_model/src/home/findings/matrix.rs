//! Matrix: the best responses of a game of two times two.

use super::run::Run;
use super::scale::curve;
use crate::home::picture::{Picture, Tone};
use crate::matrix::geometry::responses;
use experiments::matrix::Stage;
use experiments::{Experiment, Snapshots};
use texts::Texts;

pub fn matrix(experiment: &Experiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Matrix(lab) = experiment else {
        return None;
    };
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
