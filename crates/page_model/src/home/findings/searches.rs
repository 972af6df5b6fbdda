//! Searches: how strong one is, and how it converges.

use super::run::Run;
use super::scale::{curve, logarithmic};
use crate::home::picture::{Bar, Picture, Tone};
use experiments::common::agents::agent_name;
use experiments::convergence::CurvePoint;
use experiments::graded_test::Met;
use experiments::ladder::RungStanding;
use experiments::{Experiment, Snapshots};
use texts::Texts;

pub fn ladder(experiment: &Experiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Ladder(lab) = experiment else {
        return None;
    };
    let standings = lab.merge(run.snapshots).ok()?;
    let bar = |rung: &RungStanding| Bar {
        name: agent_name(&rung.opponent, texts).into(),
        value: rung.share().unwrap_or_default(),
        interval: rung.share().map(|_| rung.interval()),
    };
    let bars = standings.rungs.iter().map(bar).collect();
    Some(Picture::Bars(bars, Some((0.5, texts.home.pictures.even))))
}

pub fn graded_test(experiment: &Experiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let Experiment::GradedTest(lab) = experiment else {
        return None;
    };
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

pub fn convergence(experiment: &Experiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Convergence(lab) = experiment else {
        return None;
    };
    let curves = lab.merge(run.snapshots).ok()?;
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
