//! Wilson's score interval of a share.
//!
//! Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927;
//! recommended for few trials by L. D. Brown, T. T. Cai and A. DasGupta, "Interval estimation for a binomial
//! proportion", Statistical Science 16, 2001. Deviation: the number of successes may be fractional (draws count a half).

use super::Z;

/// The 95 % interval of the probability of success, in [0, 1], after `successes` in `trials`; [0, 1] without trials.
pub fn share(successes: f64, trials: u64) -> (f64, f64) {
    if trials == 0 {
        return (0.0, 1.0);
    }
    let n = trials as f64;
    let mean = successes / n;
    let spread = Z * Z / n;
    let centre = (mean + spread / 2.0) / (1.0 + spread);
    let half = Z * ((mean * (1.0 - mean) + spread / 4.0) / n).sqrt() / (1.0 + spread);
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_hand() {
        // 8 of 10: (0.8 + 0.19207 ± 1.95996·√(0.016 + 0.0096036)) / 1.384146 = 0.4902 … 0.9433.
        let (low, high) = share(8.0, 10);
        assert!((low - 0.4902).abs() < 5e-5 && (high - 0.9433).abs() < 5e-5);
        assert_eq!(share(0.0, 0), (0.0, 1.0));
    }

    #[test]
    fn two_wins_of_two_prove_little() {
        // 1/(1 + z²/2) = 1/2.9207 = 0.3424.
        let (low, high) = share(2.0, 2);
        assert!((low - 0.3424).abs() < 5e-5);
        assert_eq!(high, 1.0);
    }
}
