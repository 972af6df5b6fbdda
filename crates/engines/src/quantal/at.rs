//! At a precision: the first point of the principal branch where λ is given.

use super::branch::{Branch, MAX_LAMBDA, Tracer};
use super::plane::Plane;
use super::system::{Point, Responses};
use crate::Status;
use crate::intervals::Interval;
use games::strategic::StrategicGame;

/// The greatest difference of payoffs of a player: λ times it is a number without a unit.
pub fn scale(game: &StrategicGame) -> f64 {
    Responses::new(game).scale()
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

/// The point; `None` if the branch could not be followed so far, or λ is no number from 0 up.
pub fn at(game: &StrategicGame, lambda: f64) -> Option<At> {
    let mut tracer = Tracer::new(game);
    let is_before = |tracer: &Tracer| {
        let last = tracer.found().points.last();
        last.is_some_and(|point| point.lambda < lambda)
    };
    if !(0.0..=MAX_LAMBDA).contains(&tracer.system().unknown(lambda)) {
        return None;
    }
    while is_before(&tracer) && tracer.step() == Status::Running {}
    on(tracer.system(), tracer.found(), lambda)
}

/// The same of a game's branch that was followed.
pub fn on_branch(game: &StrategicGame, branch: &Branch, lambda: f64) -> Option<At> {
    on(&Responses::new(game), branch, lambda)
}

fn on(system: &Responses, branch: &Branch, lambda: f64) -> Option<At> {
    let wanted = system.unknown(lambda);
    if !(0.0..=MAX_LAMBDA).contains(&wanted) {
        return None;
    }
    let points = &branch.points;
    let beyond = points.iter().position(|point| point.lambda >= lambda)?;
    let from = &points[beyond.saturating_sub(1)];
    let (unknowns, radius) = between(system, from, &points[beyond], wanted)?;
    let mut point = system.point(unknowns);
    point.lambda = lambda;
    Some(At {
        point,
        radius,
        is_proved: branch.meetings.iter().all(|&meeting| meeting >= beyond),
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
