//! The truth beside the model, where it is known of every point: what values and pairs of values are worth on average, and at
//! best.

use engines::tuning::Space;
use engines::tuning::problems::Problem;

/// Larger spaces are not gone through: the page's own thread does that.
pub const MAX_POINTS: u64 = 1 << 14;

/// What is true of a value or a pair of values: over all points that have it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Truth {
    pub mean: f64,
    pub best: f64,
}

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
        let space = problem.space();
        if space.points() > MAX_POINTS {
            return None;
        }
        let mut point = vec![0; space.dimensions()];
        let mut value = |index| {
            space.write_point(index, &mut point);
            problem.true_value(&point).unwrap_or(f64::NAN)
        };
        let values: Vec<f64> = (0..space.points()).map(&mut value).collect();
        values.iter().any(|value| value.is_finite()).then(|| Self {
            space: space.clone(),
            values,
        })
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
