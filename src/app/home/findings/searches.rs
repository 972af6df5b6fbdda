//! Searches: how strong one is, how it converges.

use super::scale::{curve, logarithmic};
use experiments::convergence::CurvePoint;
use experiments::ladder::RungStanding;
use experiments::{Experiment, Lab};
use first_page::picture::{Bar, Picture, Tone};
use runner::scheduler::Job;
use texts::Texts;

pub fn ladder(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Ladder(lab) = experiment else {
        return None;
    };
    let standings = lab.merge(&job.snapshots).ok()?;
    let bar = |rung: &RungStanding| Bar {
        name: rung.opponent.to_string().into(),
        value: rung.share().unwrap_or_default(),
        interval: rung.share().map(|_| rung.interval()),
    };
    let bars = standings.rungs.iter().map(bar).collect();
    Some(Picture::Bars(bars, Some((0.5, texts.home.pictures.even))))
}

pub fn convergence(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Convergence(lab) = experiment else {
        return None;
    };
    let curves = lab.merge(&job.snapshots).ok()?;
    let point = |point: &CurvePoint| Some((point.simulations as f64, point.regret.as_ref()?.mean));
    let points = curves
        .curves
        .first()?
        .points
        .iter()
        .map(point)
        .collect::<Option<Vec<_>>>()?;
    let points = logarithmic(&points)?;
    Some(Picture::Curves(vec![curve(
        Tone::Mark,
        texts.home.pictures.regret,
        points,
    )]))
}
