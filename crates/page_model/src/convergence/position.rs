//! Position that the searches think about: what they recommend at the moment looked at, and how many of them are right.

use experiments::convergence::{ConvergenceExperiment, CurvePoint, Findings};
use experiments::solve::MoveTruth;
use texts::Texts;

/// What a search recommends at the moment looked at, or at its last one before that.
pub fn point_looked_at<'a>(
    lab: &ConvergenceExperiment,
    curves: &'a Findings,
    search: usize,
) -> Option<&'a CurvePoint> {
    let moment = lab.moments()[lab.place_looked_at()];
    let points = &curves.curves.get(search)?.points;
    let after = points.partition_point(|point| point.simulations <= moment);
    points.get(after.checked_sub(1)?)
}

/// The share of the searches that recommends a move.
pub fn share(point: &CurvePoint, known: &MoveTruth) -> f64 {
    let counts = point.recommended();
    let count = counts.get(&known.column.index()).copied();
    count.unwrap_or(0) as f64 / point.seeds.max(1) as f64
}

/// How many of the searches are right.
pub fn right(point: &CurvePoint, curves: &Findings, texts: &Texts) -> String {
    let number = texts.number;
    let is_known = curves.truth.best().is_some();
    let counts = point.recommended();
    let best = curves.truth.moves.iter();
    let best = best.filter(|known| curves.truth.is_best(known.column));
    let right: u64 = best
        .filter_map(|known| counts.get(&known.column.index()))
        .sum();
    let right = is_known.then(|| number(right));
    (texts.labs.convergence.page.position.right)(
        right.as_deref(),
        &number(point.seeds),
        &number(point.simulations),
    )
}
