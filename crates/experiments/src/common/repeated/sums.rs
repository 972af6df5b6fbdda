//! Sums of many values: how many there are, what they add up to, and what their squares do.

use serde::{Deserialize, Serialize};
use statistics::{Estimate, Range, Sample};

/// Values, summed up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sums {
    pub count: u64,
    pub sum: f64,
    pub squares: f64,
}

impl Sums {
    /// Adds a value so many times.
    pub fn add(&mut self, value: f64, times: u64) {
        self.count += times;
        self.sum += value * times as f64;
        self.squares += value * value * times as f64;
    }

    /// Adds other values.
    pub fn merge(&mut self, other: &Self) {
        self.count = self.count.saturating_add(other.count);
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Their mean with its interval, if they are independent draws within `range`; none without values.
    pub fn estimate(&self, range: Range) -> Option<Estimate> {
        Estimate::of_sample(&Sample::of_sums(self.count, self.sum, self.squares), range)
    }

    /// Whether these can be sums of so many values at most.
    pub fn fits(&self, count: u64) -> bool {
        self.count <= count && self.sum.is_finite() && self.squares.is_finite()
    }
}
