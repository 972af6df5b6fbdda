//! The interval of a mean.
//!
//! Without a known range it is Student's. Where values have a known range, Student's alone would say of two equal
//! values that the mean is known exactly. So a value at either end of the range is added first: A. Agresti and
//! B. Caffo, "Simple and effective confidence intervals for proportions", The American Statistician 54, 2000, add a
//! success and a failure to a sample of successes and failures. Deviations: the values may be anything within the
//! range, and the quantile is Student's. With many values it is the usual interval.

use super::{Sample, student};

/// What a quantity can be; the ends may be infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    pub low: f64,
    pub high: f64,
}

impl Range {
    /// A probability, a share, the result of a game.
    pub const UNIT: Self = Self {
        low: 0.0,
        high: 1.0,
    };
    /// What cannot be negative.
    pub const AMOUNT: Self = Self {
        low: 0.0,
        high: f64::INFINITY,
    };
    /// Any number.
    pub const ANY: Self = Self {
        low: f64::NEG_INFINITY,
        high: f64::INFINITY,
    };

    fn is_finite(self) -> bool {
        self.low.is_finite() && self.high.is_finite()
    }
}

/// The 95 % interval of the mean of the distribution that a sample comes from, within `range`; `None` where nothing can
/// be said: without values, or from a single one of no known range.
pub fn mean(sample: &Sample, range: Range) -> Option<(f64, f64)> {
    if sample.count == 0 {
        return None;
    }
    let extended = if range.is_finite() {
        sample.with(range.low).with(range.high)
    } else {
        *sample
    };
    let margin = extended.standard_error()? * student(extended.count - 1);
    // Never without the mean of the sample itself, which the added values have moved.
    let low = (extended.mean - margin).min(sample.mean);
    let high = (extended.mean + margin).max(sample.mean);
    Some((low.max(range.low), high.min(range.high)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_by_hand() {
        // 0, 2, 4: mean 2, standard error √(4/3) = 1.1547, times 4.30265 is 4.9683.
        let sample = Sample::of(&[0.0, 2.0, 4.0]);
        let (low, high) = mean(&sample, Range::ANY).unwrap();
        assert!((low + 2.9683).abs() < 1e-4 && (high - 6.9683).abs() < 1e-4);
        assert_eq!(mean(&sample, Range::AMOUNT), Some((0.0, high)));
        assert_eq!(mean(&Sample::of(&[5.0]), Range::AMOUNT), None);
    }

    #[test]
    fn equal_values_are_no_proof() {
        // 3, 3, 3 of 0 to 3: with 0 and 3 added mean 2.4, squares 7.2, error √(7.2/4/5) = 0.6, times 2.77645 is 1.66587.
        let range = Range {
            low: 0.0,
            high: 3.0,
        };
        let (low, high) = mean(&Sample::of(&[3.0; 3]), range).unwrap();
        assert!((low - 0.73413).abs() < 1e-4, "{low}");
        assert_eq!(high, 3.0);
    }

    #[test]
    fn a_single_value_of_a_known_range_says_nothing() {
        assert_eq!(mean(&Sample::of(&[1.0]), Range::UNIT), Some((0.0, 1.0)));
        assert_eq!(mean(&Sample::default(), Range::UNIT), None);
    }
}
