//! Independent values of which only their number, their mean and how far they lie apart is kept.

/// Values, summed up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sample {
    pub count: u64,
    /// 0 without values.
    pub mean: f64,
    /// The sum of the squares of what each differs by from the mean.
    pub squares: f64,
}

impl Sample {
    /// Of values that are all at hand.
    pub fn of(values: &[f64]) -> Self {
        if values.is_empty() {
            return Self::default();
        }
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let square = |value: &f64| (value - mean) * (value - mean);
        Self {
            count: values.len() as u64,
            mean,
            squares: values.iter().map(square).sum(),
        }
    }

    /// Of `count` values with this sum and this sum of squares, which loses digits where values hardly differ.
    pub fn of_sums(count: u64, sum: f64, squares: f64) -> Self {
        let n = count as f64;
        let mean = if count == 0 { 0.0 } else { sum / n };
        Self {
            count,
            mean,
            squares: (squares - n * mean * mean).max(0.0),
        }
    }

    /// With one more value.
    #[must_use]
    pub fn with(self, value: f64) -> Self {
        let count = self.count + 1;
        let difference = value - self.mean;
        let mean = self.mean + difference / count as f64;
        Self {
            count,
            mean,
            squares: self.squares + difference * (value - mean),
        }
    }

    /// The variance of the distribution they come from; `None` from fewer than two.
    pub fn variance(&self) -> Option<f64> {
        (self.count > 1).then(|| self.squares / (self.count - 1) as f64)
    }

    /// The standard deviation of the distribution they come from; `None` from fewer than two.
    pub fn standard_deviation(&self) -> Option<f64> {
        self.variance().map(f64::sqrt)
    }

    /// The standard error of the mean; `None` from fewer than two.
    pub fn standard_error(&self) -> Option<f64> {
        self.variance()
            .map(|variance| (variance / self.count as f64).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_hand_and_in_three_ways() {
        // 0, 2, 4: mean 2, squares 4 + 0 + 4, variance 4, standard error √(4/3).
        let sample = Sample::of(&[0.0, 2.0, 4.0]);
        assert_eq!((sample.count, sample.mean, sample.squares), (3, 2.0, 8.0));
        assert_eq!(sample.variance(), Some(4.0));
        assert_eq!(sample.standard_deviation(), Some(2.0));
        assert_eq!(sample.standard_error(), Some((4.0_f64 / 3.0).sqrt()));
        assert_eq!(Sample::of_sums(3, 6.0, 20.0), sample);
        assert_eq!(Sample::of(&[0.0, 2.0]).with(4.0), sample);
        assert_eq!(Sample::of(&[5.0]).variance(), None);
        assert_eq!(Sample::of(&[]), Sample::default());
    }
}
