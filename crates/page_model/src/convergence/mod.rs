//! Convergence of searches, as the page shows it: the axis that their curves have in common, exact scores in words, and what is
//! recommended at the moment looked at.

mod lab;

use engines::solver::Bounds;
use experiments::convergence::{ConvergenceExperiment, CurvePoint, Findings};
use experiments::solve::MoveTruth;
use texts::Texts;

/// All numbers of simulations at which some search was asked.
pub fn axis(curves: &Findings) -> Vec<u64> {
    let points = curves.curves.iter().flat_map(|curve| &curve.points);
    let mut axis: Vec<u64> = points.map(|point| point.simulations).collect();
    axis.sort_unstable();
    axis.dedup();
    axis
}

/// The score.
pub fn score(known: &MoveTruth, texts: &Texts) -> String {
    let number = |score: i32| (texts.value)(f64::from(score));
    match known.bounds.score() {
        Some(score) => number(score),
        None if known.bounds == Bounds::OPEN => texts.labs.convergence.page.not_yet.to_owned(),
        None => (texts.labs.convergence.page.between)(
            &number(known.bounds.lower),
            &number(known.bounds.upper),
        ),
    }
}

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
