//! Learning: how exploitable what has been learned still is; with several players, gain and regret.

use super::run::Run;
use super::scale::{Points, both_logarithmic, curve};
use crate::home::picture::{Curve, Picture, Tone};
use experiments::general_sum::Checkpoint;
use experiments::regret::CurvePoint;
use experiments::{Experiment, Snapshots};
use texts::Texts;

pub fn regret(experiment: &Experiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Regret(lab) = experiment else {
        return None;
    };
    let learned = lab.merge(run.snapshots).ok()?;
    let point = |point: &CurvePoint| (point.iteration as f64, point.exploitability.mean);
    let found: Vec<Points> = learned
        .curves
        .iter()
        .map(|curve| curve.points.iter().map(point).collect())
        .collect();
    let all: Points = found.concat();
    let names = texts.home.pictures.variants;
    let of_variant = |(number, points): (usize, &Points)| {
        let tone = if learned.curves[number].variant == lab.variant {
            Tone::First
        } else {
            Tone::Mark
        };
        let points = points
            .iter()
            .filter_map(|&point| both_logarithmic(point, &all));
        curve(tone, names[number], points.collect())
    };
    let curves = found.iter().take(names.len()).enumerate().map(of_variant);
    let curves: Vec<Curve> = curves.collect();
    curves
        .iter()
        .all(|curve| !curve.points.is_empty())
        .then_some(Picture::Curves(curves))
}

pub fn general_sum(experiment: &Experiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let Experiment::GeneralSum(lab) = experiment else {
        return None;
    };
    let findings = lab.merge(run.snapshots).ok()?;
    let points = &findings.run(0)?.checkpoints;
    let found = [Checkpoint::largest_gain, Checkpoint::largest_regret].map(|of| {
        let point = |point: &Checkpoint| (point.iteration as f64, of(point));
        points.iter().map(point).collect::<Points>()
    });
    let all: Points = found.concat();
    let lines = found.iter().zip([Tone::First, Tone::Mark]);
    let named = lines.zip(texts.home.pictures.promises);
    let line = |((points, tone), name): ((&Points, Tone), &'static str)| {
        let points = points.iter();
        curve(
            tone,
            name,
            points
                .filter_map(|&point| both_logarithmic(point, &all))
                .collect(),
        )
    };
    let curves: Vec<Curve> = named.map(line).collect();
    let is_known = curves.iter().all(|curve| !curve.points.is_empty());
    is_known.then_some(Picture::Curves(curves))
}
