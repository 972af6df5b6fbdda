//! The run that is looked at, kept evaluation by evaluation: enough for any moment of it to be found again.

use engines::tuning::{Points, Space};
use serde::{Deserialize, Serialize};

/// Evaluations that are kept at most.
const MAX_KEPT: u64 = 5_000;
/// And as many as give the model so many entries to count, so that any moment is found again between two pictures.
const MAX_COUNTED: u64 = 1_000_000;

/// Steps, each with its points and their values.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct History {
    /// Evaluations of each step.
    steps: Vec<u16>,
    /// Points of all steps, one after the other.
    points: Vec<u16>,
    values: Vec<f64>,
}

/// A step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step<'a> {
    /// Evaluations before it.
    pub before: u64,
    /// As many points as values, one after the other.
    pub points: &'a [u16],
    pub values: &'a [f64],
}

impl History {
    /// Evaluations that are kept of a run whose model has so many tuples.
    pub fn most(tuples: usize) -> u64 {
        MAX_KEPT.min(MAX_COUNTED / tuples.max(1) as u64)
    }

    /// Adds a step.
    pub fn push(&mut self, points: &Points, values: &[f64]) {
        self.steps.push(values.len() as u16);
        self.values.extend_from_slice(values);
        points
            .iter()
            .for_each(|point| self.points.extend_from_slice(point));
    }

    /// How many steps there are.
    pub fn len(&self) -> u64 {
        self.steps.len() as u64
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Evaluations in all steps.
    pub fn evaluations(&self) -> u64 {
        self.values.len() as u64
    }

    /// The steps, in a space with so many dimensions.
    pub fn steps(&self, dimensions: usize) -> impl Iterator<Item = Step<'_>> {
        let mut begin = 0;
        self.steps.iter().map(move |&count| {
            let end = begin + usize::from(count);
            let step = Step {
                before: begin as u64,
                points: &self.points[begin * dimensions..end * dimensions],
                values: &self.values[begin..end],
            };
            begin = end;
            step
        })
    }

    /// Whether it can be of a run in this space.
    pub(super) fn is_sound(&self, space: &Space) -> bool {
        let count: usize = self.steps.iter().map(|&count| usize::from(count)).sum();
        let in_space = |point: &[u16]| space.contains(point);
        count == self.values.len()
            && self.points.len() == count * space.dimensions()
            && self.steps.iter().all(|&count| count > 0)
            && self.values.iter().all(|value| value.is_finite())
            && self.points.chunks_exact(space.dimensions()).all(in_space)
    }
}
