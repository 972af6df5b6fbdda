//! Bounds that hold for any independent values in [0, 1] and any number of them: what a verdict is made of.
//!
//! Source: W. Hoeffding, "Probability inequalities for sums of bounded random variables", JASA 58, 1963, theorem 1,
//! formula (2.1); for successes and failures it is Chernoff's bound of 1952. The probability that the mean of n
//! values comes out as high as x̄ while the true one is μ < x̄ is at most exp(−n·d(x̄, μ)), with d the relative entropy
//! of a coin with x̄ to one with μ. Where all values are 1 that is exact: μⁿ.

/// An end of an interval is known to 2⁻⁵⁰.
const HALVINGS: u32 = 50;

/// Relative entropy of a coin that shows heads with probability `found` to one with probability `true_mean`, in nats.
fn relative_entropy(found: f64, true_mean: f64) -> f64 {
    let term = |found: f64, true_mean: f64| {
        if found == 0.0 {
            0.0
        } else {
            found * libm::log(found / true_mean)
        }
    };
    term(found, true_mean) + term(1.0 - found, 1.0 - true_mean)
}

/// Whether the true mean is above `threshold` after `count` values in [0, 1] with mean `found`: wrong with a probability
/// of at most `error`.
pub fn surely_above(threshold: f64, found: f64, count: u64, error: f64) -> bool {
    found > threshold && count as f64 * relative_entropy(found, threshold) > -libm::log(error)
}

/// With which probability at most the mean of `count` values in [0, 1] comes out as far above `threshold` as `found`, while
/// the true mean is `threshold`; 1 where it is not above.
pub fn chance_above(threshold: f64, found: f64, count: u64) -> f64 {
    if found <= threshold {
        return 1.0;
    }
    libm::exp(-(count as f64) * relative_entropy(found, threshold))
}

/// The true means that cannot be ruled out after `count` values in [0, 1] with mean `found`: the true one is below the interval with a
/// probability of at most `error`, and above it as well. It is the interval of [`surely_above`]: a threshold is below it where the mean is
/// surely above that threshold.
pub fn surely_within(found: f64, count: u64, error: f64) -> (f64, f64) {
    if count == 0 {
        return (0.0, 1.0);
    }
    let low = lower_end(found, count, error);
    (low, 1.0 - lower_end(1.0 - found, count, error))
}

/// The highest mean that values with mean `found` are surely above.
fn lower_end(found: f64, count: u64, error: f64) -> f64 {
    let (mut surely, mut open) = (0.0, found);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(surely, open);
        if surely_above(middle, found, count, error) {
            surely = middle;
        } else {
            open = middle;
        }
    }
    surely
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_where_the_verdict_changes() {
        // All of 20 won: μ²⁰ = 0.00025 at μ = e^(ln 0.00025 / 20) = 0.66054.
        let (low, high) = surely_within(1.0, 20, 0.000_25);
        assert!((low - 0.660_54).abs() < 1e-5 && high == 1.0, "{low} {high}");
        assert_eq!(surely_within(0.0, 20, 0.000_25), (0.0, 1.0 - low));
        for (found, count) in [(0.9, 40), (0.5, 7), (0.025, 200)] {
            let (low, high) = surely_within(found, count, 0.01);
            assert!(low < found && found < high);
            assert!(surely_above(low - 1e-9, found, count, 0.01));
            assert!(!surely_above(low + 1e-9, found, count, 0.01));
            assert!(surely_above(1.0 - high - 1e-9, 1.0 - found, count, 0.01));
            assert!(!surely_above(1.0 - high + 1e-9, 1.0 - found, count, 0.01));
        }
        assert_eq!(surely_within(0.5, 0, 0.01), (0.0, 1.0));
    }

    /// A verdict allows an error from that chance on.
    #[test]
    fn chance_and_verdict_agree() {
        for (found, count) in [(1.0, 4), (0.6, 100), (0.75, 20), (0.51, 7)] {
            let chance = chance_above(0.5, found, count);
            assert!(surely_above(0.5, found, count, chance * 1.001));
            assert!(!surely_above(0.5, found, count, chance * 0.999));
        }
        assert!((chance_above(0.5, 1.0, 4) - 0.0625).abs() < 1e-12);
        assert!(
            (chance_above(0.5, 0.4, 100) - 1.0).abs() < 1e-12,
            "below is no wonder"
        );
    }

    #[test]
    fn all_won_is_a_power() {
        // Four of four: ½⁴ = 0.0625 is above 0.05; five of five are 0.03125.
        assert!(!surely_above(0.5, 1.0, 4, 0.05));
        assert!(surely_above(0.5, 1.0, 5, 0.05));
    }

    #[test]
    fn by_hand() {
        // 60 of 100 against ½: d = 0.6·ln 1.2 + 0.4·ln 0.8 = 0.0201355, e^(−2.01355) = 0.1335.
        assert!(!surely_above(0.5, 0.6, 100, 0.133));
        assert!(surely_above(0.5, 0.6, 100, 0.134));
        assert!(!surely_above(0.5, 0.4, 100, 0.9), "below is never above");
    }
}
