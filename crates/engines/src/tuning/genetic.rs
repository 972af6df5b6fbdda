//! A simple genetic algorithm: generations of points, of which the better of two drawn at random are parents.
//!
//! Uniform crossover of two parents chosen by tournaments of two, then mutation; the best of a generation goes into the
//! next as it is and is evaluated again there. (D. E. Goldberg, "Genetic algorithms in search, optimization and machine
//! learning", 1989.) Each point of a generation is evaluated once.

use super::optimizer::{Optimizer, first_highest, mutate};
use super::space::{Point, Points, Space};
use crate::Status;
use random::Random;

/// A run.
#[derive(Clone, Debug)]
pub struct Genetic {
    space: Space,
    population: usize,
    mutation: f64,
    /// The generation before, with its values.
    parents: Points,
    worth: Vec<f64>,
    /// The generation under way, and the values known about it.
    offspring: Points,
    values: Vec<f64>,
}

impl Genetic {
    /// Before the first evaluation: generations of `population` points, from 2; a dimension of an offspring changes with
    /// probability `mutation`.
    pub fn new(space: Space, population: usize, mutation: f64) -> Self {
        let none = Points::new(space.dimensions());
        Self {
            parents: none.clone(),
            worth: Vec::new(),
            offspring: none,
            values: Vec::new(),
            space,
            population,
            mutation,
        }
    }

    fn parent(&self, random: &mut Random) -> usize {
        let draw = |random: &mut Random| random.below(self.population as u32) as usize;
        let (one, other) = (draw(random), draw(random));
        if self.worth[other] > self.worth[one] {
            other
        } else {
            one
        }
    }

    fn breed(&mut self, random: &mut Random) {
        self.offspring.clear();
        self.values.clear();
        let Some(best) = first_highest(self.worth.iter().copied()) else {
            for _ in 0..self.population {
                self.space.draw(random, self.offspring.push_first());
            }
            return;
        };
        self.offspring.push(self.parents.get(best));
        while self.offspring.len() < self.population {
            let [one, other] = [self.parent(random), self.parent(random)];
            let child = self.offspring.push(self.parents.get(one));
            for (value, &other) in child.iter_mut().zip(self.parents.get(other)) {
                if random.below(2) == 1 {
                    *value = other;
                }
            }
            mutate(&self.space, child, self.mutation, false, random);
        }
    }
}

impl Optimizer for Genetic {
    /// Points of one generation.
    fn propose(&mut self, wanted: usize, random: &mut Random, points: &mut Points) -> Status {
        if self.values.len() == self.offspring.len() {
            core::mem::swap(&mut self.parents, &mut self.offspring);
            core::mem::swap(&mut self.worth, &mut self.values);
            self.breed(random);
        }
        let begin = self.values.len();
        for place in begin..(begin + wanted).min(self.population) {
            points.push(self.offspring.get(place));
        }
        Status::Finished
    }

    fn learn(&mut self, _: &Points, values: &[f64]) {
        self.values.extend_from_slice(values);
    }

    /// The best of the last whole generation, by its one value.
    fn recommend(&mut self, point: &mut Point) -> Status {
        let whole = self.values.len() == self.population;
        let (points, values) = if whole || self.worth.is_empty() {
            (&self.offspring, &self.values)
        } else {
            (&self.parents, &self.worth)
        };
        if let Some(best) = first_highest(values.iter().copied()) {
            point.copy_from_slice(points.get(best));
        }
        Status::Finished
    }
}
