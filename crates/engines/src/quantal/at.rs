//! At a precision: the first point of the principal branch where λ is given.

use super::branch::{MAX_LAMBDA, Tracer};
use super::plane::Plane;
use super::system::{Point, Responses};
use crate::Status;
use crate::intervals::Interval;
use games::strategic::StrategicGame;

/// The greatest difference of payoffs of a player: λ times it is a number without a unit.
pub fn scale(game: &StrategicGame) -> f64 {
    Responses::new(game).scale()
}

/// The greatest λ that is followed, in the game's own unit.
pub fn max_lambda(game: &StrategicGame) -> f64 {
    Tracer::new(game).system().lambda(MAX_LAMBDA)
}

/// A point at a λ that is given.
#[derive(Clone, Debug, PartialEq)]
pub struct At {
    pub point: Point,
    /// No logarithm of a probability is further from that of a solution, which is the only one so near.
    pub radius: f64,
    /// Whether it is proved that the solution is on the principal branch: behind a place where branches meet, or nearly, it is not.
    pub is_proved: bool,
}

/// The point; `None` if the branch was not followed so far, or λ is no number from 0 up.
pub fn at(game: &StrategicGame, lambda: f64) -> Option<At> {
    let mut tracer = Tracer::new(game);
    let wanted = tracer.system().unknown(lambda);
    if !(0.0..=MAX_LAMBDA).contains(&wanted) {
        return None;
    }
    let is_beyond = |tracer: &Tracer| {
        let last = tracer.found().points.last();
        last.is_some_and(|point| point.lambda >= lambda)
    };
    while !is_beyond(&tracer) {
        if tracer.step() == Status::Finished && !is_beyond(&tracer) {
            return None;
        }
    }
    let points = &tracer.found().points;
    let beyond = points.iter().position(|point| point.lambda >= lambda)?;
    let from = &points[beyond.saturating_sub(1)];
    let (unknowns, radius) = between(tracer.system(), from, &points[beyond], wanted)?;
    let mut point = tracer.system().point(unknowns);
    point.lambda = lambda;
    Some(At {
        point,
        radius,
        is_proved: tracer.found().meetings.is_empty(),
    })
}

/// The unknowns of the branch between two of its points where λ's unknown is `wanted`, and their radius.
pub(super) fn between(
    system: &Responses,
    from: &Point,
    to: &Point,
    wanted: f64,
) -> Option<(Vec<f64>, f64)> {
    let last = system.actions();
    let all = to.unknowns[last] - from.unknowns[last];
    let part = if all == 0.0 {
        0.0
    } else {
        (wanted - from.unknowns[last]) / all
    };
    let pairs = from.unknowns.iter().zip(&to.unknowns);
    let guess: Vec<f64> = pairs.map(|(from, to)| from + part * (to - from)).collect();
    let zero = vec![0.0; guess.len()];
    let mut direction = zero.clone();
    direction[last] = 1.0;
    let plane = Plane {
        system,
        from: &zero,
        direction: &direction,
        along: Interval::point(wanted),
    };
    let unknowns = plane.corrected(guess)?;
    let radius = plane.radius(&unknowns)?;
    Some((unknowns, radius))
}
