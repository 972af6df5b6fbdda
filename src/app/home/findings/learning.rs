//! Learning: how exploitable what has been learned still is.

use super::scale::{both_logarithmic, curve};
use experiments::regret::{Curve as OfVariant, CurvePoint};
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
    let found: Vec<Vec<(f64, f64)>> = learned
        .curves
        .iter()
        .map(|curve| curve.points.iter().map(point).collect())
        .collect();
    let all: Vec<(f64, f64)> = found.concat();
    let names = texts.labs.regret.parameters.variant.options;
    let of_variant = |(curve_of, points): (&OfVariant, &Vec<(f64, f64)>)| {
        let tone = if curve_of.variant == lab.variant {
            Tone::First
        } else {
            Tone::Mark
        };
        let points = points
            .iter()
            .filter_map(|&point| both_logarithmic(point, &all));
        curve(tone, names[curve_of.variant as usize], points.collect())
    };
    let curves: Vec<Curve> = learned.curves.iter().zip(&found).map(of_variant).collect();
    curves
        .iter()
        .all(|curve| !curve.points.is_empty())
        .then_some(Picture::Curves(curves))
}
