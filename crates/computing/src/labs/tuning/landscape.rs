//! The truth beside the model, where it is known about every point: what values and pairs of values are worth on average, and at
//! best.

use crate::answering::Answering;
use engines::tuning::Space;
use engines::tuning::problems::Problem;
use engines::{Status, effort};
use experiments::inquiry::encode;
use experiments::tuning::landscape::{MAX_POINTS, TruePair, Truth, Truths};
use experiments::tuning::{ProblemName, TuningExperiment};

/// Points that are gone through in a unit of work.
const POINTS_A_UNIT: u64 = 256;
/// Of a point, at most.
const OPERATIONS: u64 = 500;

/// True values of all points of a space.
#[derive(Clone, Debug, PartialEq)]
pub struct Landscape {
    space: Space,
    /// By number of the point; not a number where the fitness has no value.
    values: Vec<f64>,
}

impl Landscape {
    /// Of this problem; `None` if no truth is known or its space too large.
    pub fn of(problem: &dyn Problem) -> Option<Self> {
        let mut landscape = Self::begin(problem)?;
        while landscape.add(problem, u64::MAX) == Status::Running {}
        landscape.is_known().then_some(landscape)
    }

    /// Nothing of it yet; `None` if the space is too large.
    fn begin(problem: &dyn Problem) -> Option<Self> {
        let space = problem.space().clone();
        let values = Vec::new();
        (space.points() <= MAX_POINTS).then_some(Self { space, values })
    }

    /// Goes on with some points.
    fn add(&mut self, problem: &dyn Problem, points: u64) -> Status {
        let begin = self.values.len() as u64;
        let end = begin.saturating_add(points).min(self.space.points());
        let mut point = vec![0; self.space.dimensions()];
        for index in begin..end {
            self.space.write_point(index, &mut point);
            self.values
                .push(problem.true_value(&point).unwrap_or(f64::NAN));
        }
        if end < self.space.points() {
            Status::Running
        } else {
            Status::Finished
        }
    }

    fn is_known(&self) -> bool {
        self.values.iter().any(|value| value.is_finite())
    }

    /// The highest value there is.
    fn best(&self) -> Option<f64> {
        let values = self.values.iter().copied();
        values
            .filter(|value| value.is_finite())
            .max_by(f64::total_cmp)
    }

    /// What is true of the values of one dimension.
    pub fn of_values(&self, dimension: usize) -> Vec<Option<Truth>> {
        let size = usize::from(self.space.sizes()[dimension]);
        self.gather(size, |point| usize::from(point[dimension]))
    }

    /// What is true of the pairs of values of two dimensions, row by row.
    pub fn of_pairs(&self, row: usize, column: usize) -> Vec<Option<Truth>> {
        let [rows, columns] = [row, column].map(|place| usize::from(self.space.sizes()[place]));
        self.gather(rows * columns, |point| {
            usize::from(point[row]) * columns + usize::from(point[column])
        })
    }

    /// `None` where no point has a value.
    fn gather(&self, count: usize, place: impl Fn(&[u16]) -> usize) -> Vec<Option<Truth>> {
        effort::spend(self.space.points());
        let mut sums = vec![(0.0, 0_u64, f64::NEG_INFINITY); count];
        let mut point = vec![0; self.space.dimensions()];
        for (index, &value) in (0..).zip(&self.values) {
            if value.is_finite() {
                self.space.write_point(index, &mut point);
                let (sum, points, best) = &mut sums[place(&point)];
                *sum += value;
                *points += 1;
                *best = best.max(value);
            }
        }
        let truth = |(sum, points, best): (f64, u64, f64)| {
            (points > 0).then(|| Truth {
                mean: sum / points as f64,
                best,
            })
        };
        sums.into_iter().map(truth).collect()
    }
}

/// All points are gone through, then the values of one dimension after the other, then the pairs.
pub(super) struct Sweep {
    problem: Box<dyn Problem>,
    /// Whether nothing but going through all points gives the best value.
    is_best_looked_for: bool,
    pair: Option<(usize, usize)>,
    landscape: Option<Landscape>,
    is_complete: bool,
    found: Truths,
}

impl Sweep {
    /// Of the problem of a lab.
    pub fn new(
        lab: &TuningExperiment,
        problem: Box<dyn Problem>,
        pair: Option<(usize, usize)>,
    ) -> Self {
        Self {
            is_best_looked_for: lab.problem == ProblemName::Own,
            landscape: Landscape::begin(&*problem),
            problem,
            pair,
            is_complete: false,
            found: Truths::default(),
        }
    }
}

impl Answering for Sweep {
    fn step(&mut self) -> Status {
        let Some(landscape) = &mut self.landscape else {
            self.found.best = self.problem.best_value();
            return Status::Finished;
        };
        if !self.is_complete {
            effort::spend(POINTS_A_UNIT * OPERATIONS);
            self.is_complete = landscape.add(&*self.problem, POINTS_A_UNIT) == Status::Finished;
            return Status::Running;
        }
        let next = self.found.values.len();
        if landscape.is_known() && next < landscape.space.dimensions() {
            self.found.values.push(landscape.of_values(next));
            return Status::Running;
        }
        let pair = self.pair.filter(|_| landscape.is_known());
        self.found.pair = pair.map(|(row, column)| TruePair {
            row,
            column,
            truths: landscape.of_pairs(row, column),
        });
        self.found.best = if self.is_best_looked_for {
            landscape.best()
        } else {
            self.problem.best_value()
        };
        Status::Finished
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.found)
    }
}
