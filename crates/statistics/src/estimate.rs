//! A mean with its interval: what pages, files and the command line show of a quantity that was sampled.

use super::{Range, Sample, mean, share};

/// A mean and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub mean: f64,
    /// 95 %; `None` where nothing can be said.
    pub interval: Option<(f64, f64)>,
}

impl Estimate {
    /// Of independent values, each within `range`; `None` without values.
    pub fn of_sample(sample: &Sample, range: Range) -> Option<Self> {
        (sample.count > 0).then(|| Self {
            mean: sample.mean,
            interval: mean(sample, range),
        })
    }

    /// Of independent values that are all at hand, each within `range`; `None` without values.
    pub fn of_values(values: &[f64], range: Range) -> Option<Self> {
        Self::of_sample(&Sample::of(values), range)
    }

    /// Of a share of independent trials; `None` without trials.
    pub fn of_share(successes: f64, trials: u64) -> Option<Self> {
        (trials > 0).then(|| Self {
            mean: successes / trials as f64,
            interval: Some(share(successes, trials)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_said_of_nothing() {
        assert_eq!(Estimate::of_values(&[], Range::UNIT), None);
        assert_eq!(Estimate::of_share(0.0, 0), None);
        let one = Estimate::of_values(&[5.0], Range::AMOUNT).unwrap();
        assert_eq!((one.mean, one.interval), (5.0, None));
    }
}
