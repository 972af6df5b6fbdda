//! Descriptive statistics as the source has them, and how far ours are from the published ones.

use serde::Serialize;
use ts_rs::TS;

/// Mean, standard deviation (divided by one less than the number), minimum, quartiles and maximum, in the order of
/// [`super::published::STATISTICS`]. Quartiles lie between the two nearest numbers in proportion.
pub fn describe(numbers: &[f64]) -> [f64; 7] {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    let quantile = |share: f64| {
        let place = share * (sorted.len() - 1) as f64;
        let (below, part) = (place as usize, place.fract());
        let above = (below + 1).min(sorted.len() - 1);
        sorted[below] + part * (sorted[above] - sorted[below])
    };
    let (mean, deviation) = mean_and_deviation(numbers);
    [
        mean,
        deviation.unwrap_or(0.0),
        quantile(0.0),
        quantile(0.25),
        quantile(0.5),
        quantile(0.75),
        quantile(1.0),
    ]
}

/// The mean, and the standard deviation of single numbers; `None` from one number.
pub fn mean_and_deviation(numbers: &[f64]) -> (f64, Option<f64>) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers
        .iter()
        .map(|number| (number - mean) * (number - mean))
        .sum();
    let deviation = (numbers.len() > 1).then(|| (squares / (count - 1.0)).sqrt());
    (mean, deviation)
}

/// A published number beside ours.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Beside {
    pub published: f64,
    /// The mean over our evolutions.
    pub ours: f64,
    /// The standard deviation between evolutions; `None` from one.
    pub spread: Option<f64>,
    /// Ours less the published.
    pub difference: f64,
    /// The difference in standard errors: of our mean over evolutions, and of the published number if that is known.
    pub standard_errors: Option<f64>,
    /// The difference in standard deviations between evolutions: the source has one evolution an algorithm.
    pub spreads: Option<f64>,
}

impl Beside {
    /// `ours` has a number an evolution. `error` is the standard error of the published number, 0 if it is not known.
    pub fn new(published: f64, error: f64, ours: &[f64]) -> Self {
        let (mean, spread) = mean_and_deviation(ours);
        let difference = mean - published;
        let count = ours.len() as f64;
        let in_units = |unit: f64| (unit > 0.0).then(|| difference / unit);
        Self {
            published,
            ours: mean,
            spread,
            difference,
            standard_errors: spread
                .and_then(|spread| in_units((spread * spread / count + error * error).sqrt())),
            spreads: spread.and_then(|spread| in_units(spread * (1.0 + 1.0 / count).sqrt())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics_by_hand() {
        // 1, 2, 3, 4: variance 5/3; quartiles at places 0.75, 1.5 and 2.25.
        let found = describe(&[4.0, 1.0, 3.0, 2.0]);
        assert_eq!(found[0], 2.5);
        assert!((found[1] - (5.0_f64 / 3.0).sqrt()).abs() < 1e-12);
        assert_eq!(found[2..], [1.0, 1.75, 2.5, 3.25, 4.0]);
    }

    #[test]
    fn a_difference_by_hand() {
        // 0.4 and 0.6: mean 0.5, spread √0.02 = 0.1414, standard error 0.1; with 0.0 of the other side 0.1/0.1 = 1.
        let beside = Beside::new(0.4, 0.0, &[0.4, 0.6]);
        assert!((beside.difference - 0.1).abs() < 1e-12);
        assert!((beside.standard_errors.unwrap() - 1.0).abs() < 1e-9);
        assert!((beside.spreads.unwrap() - 0.1 / (0.02_f64 * 1.5).sqrt()).abs() < 1e-9);
        assert_eq!(Beside::new(0.4, 0.0, &[0.4]).spreads, None);
    }
}
