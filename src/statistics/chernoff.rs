//! Bounds that hold for any independent values in [0, 1] and any number of them: what a verdict is made of.
//!
//! Source: W. Hoeffding, "Probability inequalities for sums of bounded random variables", JASA 58, 1963, theorem 1,
//! formula (2.1); for successes and failures it is Chernoff's bound of 1952. The probability that the mean of n
//! values comes out as high as x̄ while the true one is μ < x̄ is at most exp(−n·d(x̄, μ)), with d the relative entropy
//! of a coin with x̄ to one with μ. Where all values are 1 that is exact: μⁿ.

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

/// The interval that holds the true mean with a probability of at least 1 − `error`, after `count` values in [0, 1]
/// with mean `found`; [0, 1] without values.
pub fn chernoff(found: f64, count: u64, error: f64) -> (f64, f64) {
    if count == 0 {
        return (0.0, 1.0);
    }
    let allowed = -libm::log(error / 2.0) / count as f64;
    let end = |mut inside: f64, mut outside: f64| {
        // Each round halves what is between them: afterwards they are neighbours.
        for _ in 0..60 {
            let middle = (inside + outside) / 2.0;
            if relative_entropy(found, middle) <= allowed {
                inside = middle;
            } else {
                outside = middle;
            }
        }
        inside
    };
    let low = if found <= 0.0 { 0.0 } else { end(found, 0.0) };
    let high = if found >= 1.0 { 1.0 } else { end(found, 1.0) };
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_won_is_a_power() {
        // Four of four: μ⁴ = 0.025 at 0.3976, and ½⁴ = 0.0625 is above 0.05; five of five are 0.03125.
        let (low, high) = chernoff(1.0, 4, 0.05);
        assert!((low - 0.025_f64.powf(0.25)).abs() < 1e-12);
        assert_eq!(high, 1.0);
        assert!(!surely_above(0.5, 1.0, 4, 0.05));
        assert!(surely_above(0.5, 1.0, 5, 0.05));
    }

    #[test]
    fn by_hand() {
        // 60 of 100 against ½: d = 0.6·ln 1.2 + 0.4·ln 0.8 = 0.0201355, e^(−2.01355) = 0.1335.
        assert!(!surely_above(0.5, 0.6, 100, 0.133));
        assert!(surely_above(0.5, 0.6, 100, 0.134));
        assert!(!surely_above(0.5, 0.4, 100, 0.9), "below is never above");
        assert_eq!(chernoff(0.3, 0, 0.05), (0.0, 1.0));
        let ((low, high), (other_low, other_high)) =
            (chernoff(0.3, 50, 0.05), chernoff(0.7, 50, 0.05));
        assert!((low + other_high - 1.0).abs() < 1e-12 && (high + other_low - 1.0).abs() < 1e-12);
        assert!(low < 0.3 && high > 0.3);
    }
}
