//! Trace of a race in small: which points are drawn, and in which window.

use engines::evolution::TracePoint;
use experiments::generation::GenerationMoment;

/// The window reaches this many times as far from one half as the last bounds do, and at least as far as this.
const TIMES: f64 = 2.5;
const MIN_REACH: f64 = 0.06;

/// How far from one half the window reaches, so that the last bounds are well inside: what is decided is whether one half is between them.
/// Lines come into the picture when they have come so near.
pub fn reach(points: &[TracePoint]) -> f64 {
    let far = |bound: f32| (f64::from(bound) - 0.5).abs();
    let last = points
        .last()
        .map_or(0.5, |last| far(last.lower).max(far(last.upper)));
    (TIMES * last).clamp(MIN_REACH, 0.5)
}

/// A value that the window has; not a number outside of it.
pub fn visible(value: f64, (low, high): (f64, f64)) -> f64 {
    if (low..=high).contains(&value) {
        value
    } else {
        f64::NAN
    }
}

/// The games of the points, and of the whole race: the axis does not move while it is watched.
pub fn axis(points: &[TracePoint], games: u64) -> Vec<f64> {
    let mut axis: Vec<f64> = points.iter().map(|point| f64::from(point.games)).collect();
    if axis.last() != Some(&(games as f64)) {
        axis.push(games as f64);
    }
    axis
}

/// The points of a race until a moment; between tests with one more, where it stands then.
pub fn until(seen: &GenerationMoment) -> Vec<TracePoint> {
    let race = &seen.moment.race;
    let mut points = seen.trace.clone();
    let is_between = |last: &TracePoint| u64::from(last.games) < race.games();
    if points.last().is_some_and(is_between) {
        let (lower, upper) = race.bounds();
        points.push(TracePoint {
            games: race.games() as u32,
            mean: race.mean() as f32,
            lower: lower as f32,
            upper: upper as f32,
        });
    }
    points
}
