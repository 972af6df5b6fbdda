//! Learning: how exploitable what has been learned still is.

use super::scale::{Points, both_logarithmic, curve};
use experiments::regret::CurvePoint;
use experiments::{Experiment, Lab};
use first_page::picture::{Curve, Picture, Tone};
use runner::scheduler::Job;
use texts::Texts;

pub fn regret(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Regret(lab) = experiment else {
        return None;
    };
    let learned = lab.merge(&job.snapshots).ok()?;
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
