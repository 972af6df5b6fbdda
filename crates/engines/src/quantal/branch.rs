//! Branch: a connected piece of the quantal response equilibria, followed step by step.
//!
//! A step goes along the tangent and back to the branch (predictor, corrector). It is taken if Krawczyk's operator proves that exactly one piece of a branch goes
//! through a tube around it; so the whole is one branch, and the points to which such steps lead are within [`Branch::radius`] of true ones. Where branches meet, as
//! they do in symmetric games, or nearly meet, no tube is proved: the step leads across on the tangent, which is noted in [`Branch::meetings`]; what
//! follows may be another branch.
//!
//! Sources: T. L. Turocy (2005), as in `system`; E. L. Allgower and K. Georg, "Introduction to Numerical Continuation Methods" (2003), chapter 6, for predictor and
//! corrector; R. B. Kearfott and Z. Xing, "An interval step control for continuation methods" (1994) for the tubes.

use super::plane::Plane;
pub use super::system::Point;
use super::system::Responses;
use crate::intervals::Interval;
use crate::intervals::krawczyk::inverse;
use crate::{Status, effort};
use games::strategic::StrategicGame;

/// Where a branch ends: λ times the greatest difference of payoffs.
pub const MAX_LAMBDA: f64 = 1_000.0;
/// Points at most.
const MAX_POINTS: usize = 4_000;
/// A probability changes by no more from one point to the next, as far as the tangent tells.
const MAX_CHANGE: f64 = 0.03;
/// λ changes by no more, as a part of itself and 1.
const MAX_GROWTH: f64 = 0.1;
/// A shorter step is not tried.
const MIN_STEP: f64 = 1e-6;
/// Planes a little behind a point belong to its tube, so that tubes overlap.
const BEHIND: f64 = 1e-9;
/// Steps across a meeting of branches.
const ACROSS: [f64; 4] = [3e-3, 1e-2, 3e-2, 1e-1];

/// A branch, as far as it was followed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Branch {
    pub points: Vec<Point>,
    /// The points at which λ turns back.
    pub turns: Vec<usize>,
    /// The points behind which branches meet, or nearly, so that it is not proved that the next one belongs to the same.
    pub meetings: Vec<usize>,
    /// No logarithm of a probability, nor λ times the scale of payoffs, is further from the true one.
    pub radius: f64,
    /// Whether it was followed to [`MAX_LAMBDA`].
    pub is_whole: bool,
}

/// A branch that is being followed.
#[derive(Debug)]
pub struct Tracer {
    system: Responses,
    tangent: Vec<f64>,
    step: f64,
    found: Branch,
}

impl Tracer {
    /// The principal branch: from λ = 0, where all actions are chosen alike.
    pub fn new(game: &StrategicGame) -> Self {
        let system = Responses::new(game);
        let uniform = system.uniform();
        Self::from(system, uniform, 1.0)
    }

    /// A branch from a point of it, at first towards greater λ (1) or smaller (−1).
    pub(super) fn from(system: Responses, unknowns: Vec<f64>, towards: f64) -> Self {
        let mut direction = vec![0.0; unknowns.len()];
        direction[unknowns.len() - 1] = towards;
        let tangent = tangent(&system, &unknowns, &direction).unwrap_or(direction);
        let mut tracer = Self {
            system,
            tangent,
            step: 0.05,
            found: Branch::default(),
        };
        tracer.found.points.push(tracer.system.point(unknowns));
        tracer
    }

    /// The branch so far.
    pub fn found(&self) -> &Branch {
        &self.found
    }

    /// The branch.
    pub fn into_found(self) -> Branch {
        self.found
    }

    pub(super) fn system(&self) -> &Responses {
        &self.system
    }

    /// The next point.
    pub fn step(&mut self) -> Status {
        let unknowns = self.system.actions() as u64 + 1;
        effort::spend(60 * unknowns.pow(3));
        let Some(last) = self.found.points.last() else {
            return Status::Finished;
        };
        let from = last.unknowns.clone();
        let longest = self.longest(&from);
        self.step = self.step.min(longest);
        while self.step > MIN_STEP {
            if self.is_taken(&from, self.step) {
                self.step *= 1.6;
                return self.status();
            }
            self.step /= 2.0;
        }
        self.step = 0.01;
        if self.is_across(&from) {
            self.status()
        } else {
            Status::Finished
        }
    }

    fn status(&mut self) -> Status {
        let at = |unknowns: &[f64]| unknowns[unknowns.len() - 1];
        let last = self
            .found
            .points
            .last()
            .map_or(0.0, |point| at(&point.unknowns));
        self.found.is_whole = last >= MAX_LAMBDA;
        if self.found.is_whole || last < 0.0 || self.found.points.len() >= MAX_POINTS {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// A step that can be drawn.
    fn longest(&self, from: &[f64]) -> f64 {
        let count = self.system.actions();
        let changes = from[..count].iter().zip(&self.tangent);
        let change = changes
            .map(|(part, direction)| libm::exp(*part) * direction.abs())
            .fold(0.0, f64::max);
        let growth = self.tangent[count].abs() / (1.0 + from[count].abs());
        let by_change = if change > 0.0 {
            MAX_CHANGE / change
        } else {
            f64::INFINITY
        };
        let by_growth = if growth > 0.0 {
            MAX_GROWTH / growth
        } else {
            f64::INFINITY
        };
        by_change.min(by_growth).min(MAX_LAMBDA)
    }

    fn plane<'a>(&'a self, from: &'a [f64], along: Interval) -> Plane<'a> {
        Plane {
            system: &self.system,
            from,
            direction: &self.tangent,
            along,
        }
    }

    /// The point of the branch so far along the tangent.
    fn along(&self, from: &[f64], step: f64) -> Option<Vec<f64>> {
        let guess = from
            .iter()
            .zip(&self.tangent)
            .map(|(from, direction)| from + step * direction);
        self.plane(from, Interval::point(step))
            .corrected(guess.collect())
    }

    /// Takes a step, if its tube is proved.
    fn is_taken(&mut self, from: &[f64], step: f64) -> bool {
        let Some(to) = self.along(from, step) else {
            return false;
        };
        let along = Interval {
            low: -BEHIND,
            high: step,
        };
        let Some(tube) = self.plane(from, along).tube(&to) else {
            return false;
        };
        let Some(radius) = self.plane(from, Interval::point(step)).radius(&to) else {
            return false;
        };
        let is_inside = |(&to, side): (&f64, &Interval)| {
            let radius = 2.0 * radius;
            to - radius > side.low && to + radius < side.high
        };
        if !to.iter().zip(&tube).all(is_inside) {
            return false;
        }
        self.found.radius = self.found.radius.max(radius);
        self.arrive(from, to, step)
    }

    /// Steps across a place where branches meet.
    fn is_across(&mut self, from: &[f64]) -> bool {
        for step in ACROSS {
            let Some(to) = self.along(from, step) else {
                continue;
            };
            let Some(radius) = self.plane(from, Interval::point(step)).radius(&to) else {
                continue;
            };
            let before = self.found.points.len() - 1;
            if self.arrive(from, to, step) {
                self.found.radius = self.found.radius.max(radius);
                self.found.meetings.push(before);
                return true;
            }
        }
        false
    }

    /// Goes to a point, by way of a turn if λ turns back; whether the tangent there leads on.
    fn arrive(&mut self, from: &[f64], to: Vec<f64>, step: f64) -> bool {
        let Some(next) = tangent(&self.system, &to, &self.tangent) else {
            return false;
        };
        let cosine: f64 = next.iter().zip(&self.tangent).map(|(a, b)| a * b).sum();
        if cosine < 0.8 {
            return false;
        }
        let last = next.len() - 1;
        if next[last] * self.tangent[last] < 0.0
            && let Some(turn) = self.turn(from, step)
        {
            self.found.turns.push(self.found.points.len());
            let turn = self.system.point(turn);
            self.found.points.push(turn);
        }
        let point = self.system.point(to);
        self.found.points.push(point);
        self.tangent = next;
        true
    }

    /// Where between here and a step λ is greatest, or least.
    fn turn(&self, from: &[f64], step: f64) -> Option<Vec<f64>> {
        let last = from.len() - 1;
        let (mut low, mut high) = (0.0, step);
        for _ in 0..40 {
            let middle = f64::midpoint(low, high);
            let at = self.along(from, middle)?;
            let direction = tangent(&self.system, &at, &self.tangent)?;
            if direction[last] * self.tangent[last] > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        self.along(from, low)
    }
}

/// The direction of the branch, of length 1, on the side of another one; `None` where branches meet.
fn tangent(system: &Responses, at: &[f64], before: &[f64]) -> Option<Vec<f64>> {
    let area: Vec<Interval> = at.iter().copied().map(Interval::point).collect();
    let mut rows = system.derivatives(&area);
    rows.push(before.iter().copied().map(Interval::point).collect());
    let inverse = inverse(&rows)?;
    let last = before.len() - 1;
    let direction: Vec<f64> = inverse.iter().map(|row| row[last]).collect();
    let length = direction.iter().map(|part| part * part).sum::<f64>().sqrt();
    let is_direction = length.is_finite() && length > 0.0;
    is_direction.then(|| direction.iter().map(|part| part / length).collect())
}

/// The whole principal branch of a game.
pub fn principal(game: &StrategicGame) -> Branch {
    let mut tracer = Tracer::new(game);
    while tracer.step() == Status::Running {}
    tracer.into_found()
}
