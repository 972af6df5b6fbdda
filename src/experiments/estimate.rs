//! Means over repetitions, with how sure they are.

use crate::engines::mcts::statistics::Z;

/// A mean over streams of random numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub mean: f64,
    /// 95 %; `None` from a single stream.
    pub interval: Option<(f64, f64)>,
}

impl Estimate {
    /// The mean of amounts none of which is negative, with 1.96 standard errors to either side, not below 0.
    pub fn of_amounts(amounts: &[f64]) -> Self {
        let (mean, margin) = mean_and_margin(amounts);
        Self::of_margin(mean, margin)
    }

    /// The same of numbers that may be negative.
    pub fn of_numbers(numbers: &[f64]) -> Self {
        let (mean, margin) = mean_and_margin(numbers);
        let interval = margin.map(|margin| (mean - margin, mean + margin));
        Self { mean, interval }
    }

    /// A mean of amounts none of which is negative, with the standard error it has.
    #[cfg(feature = "labs")]
    pub fn of_mean(mean: f64, standard_error: Option<f64>) -> Self {
        Self::of_margin(mean, standard_error.map(|error| Z * error))
    }

    fn of_margin(mean: f64, margin: Option<f64>) -> Self {
        let interval = margin.map(|margin| ((mean - margin).max(0.0), mean + margin));
        Self { mean, interval }
    }
}

/// The mean of independent numbers, and 1.96 standard errors of it; `None` from a single number.
pub fn mean_and_margin(numbers: &[f64]) -> (f64, Option<f64>) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers
        .iter()
        .map(|number| (number - mean) * (number - mean))
        .sum();
    let margin = (numbers.len() > 1).then(|| Z * (squares / (count - 1.0) / count).sqrt());
    (mean, margin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_and_its_band_by_hand() {
        // 0, 2, 4: mean 2, variance 4, standard error √(4/3) = 1.1547, times 1.96 is 2.2632.
        let Estimate { mean, interval } = Estimate::of_amounts(&[0.0, 2.0, 4.0]);
        let (low, high) = interval.unwrap();
        assert_eq!((mean, low), (2.0, 0.0));
        assert!((high - 4.2632).abs() < 1e-4, "{high}");
        assert_eq!(Estimate::of_amounts(&[5.0]).interval, None);
    }
}
