//! The (1+1) hill-climber with resampling: a changed copy of the incumbent is evaluated r times and takes its place if its
//! mean is at least as high as the incumbent's.
//!
//! The incumbent's mean is that of the r evaluations with which it came: it is not evaluated again, as in the comparisons
//! of Lucas, Liu and Perez-Liebana (2018). So a lucky incumbent stays for long; that is the point of the comparison.

use super::optimizer::{Optimizer, mutate};
use super::space::{Point, Points, Space};
use crate::Status;
use random::Random;

/// A run.
#[derive(Clone, Debug)]
pub struct HillClimber {
    space: Space,
    resamples: u32,
    mutation: f64,
    incumbent: Vec<u16>,
    /// `None` until the first point has been evaluated often enough.
    mean: Option<f64>,
    candidate: Vec<u16>,
    sum: f64,
    count: u32,
}

impl HillClimber {
    /// Before the first evaluation: each point is evaluated `resamples` times, from 1; a dimension changes with probability
    /// `mutation`, and one for certain.
    pub fn new(space: Space, resamples: u32, mutation: f64) -> Self {
        Self {
            incumbent: vec![0; space.dimensions()],
            candidate: vec![0; space.dimensions()],
            space,
            resamples,
            mutation,
            mean: None,
            sum: 0.0,
            count: 0,
        }
    }

    fn draw_candidate(&mut self, random: &mut Random) {
        if self.mean.is_none() {
            self.space.draw(random, &mut self.candidate);
        } else {
            self.candidate.copy_from_slice(&self.incumbent);
            mutate(
                &self.space,
                &mut self.candidate,
                self.mutation,
                true,
                random,
            );
        }
    }
}

impl Optimizer for HillClimber {
    /// Evaluations of one candidate.
    fn propose(&mut self, wanted: usize, random: &mut Random, points: &mut Points) -> Status {
        if self.count == 0 {
            self.draw_candidate(random);
        }
        for _ in 0..wanted.min((self.resamples - self.count) as usize) {
            points.push(&self.candidate);
        }
        Status::Finished
    }

    fn learn(&mut self, _: &Points, values: &[f64]) {
        self.sum += values.iter().sum::<f64>();
        self.count += values.len() as u32;
        if self.count < self.resamples {
            return;
        }
        let mean = self.sum / f64::from(self.count);
        if self.mean.is_none_or(|incumbent| mean >= incumbent) {
            self.mean = Some(mean);
            self.incumbent.copy_from_slice(&self.candidate);
        }
        (self.sum, self.count) = (0.0, 0);
    }

    fn recommend(&mut self, point: &mut Point) -> Status {
        point.copy_from_slice(&self.incumbent);
        Status::Finished
    }
}
