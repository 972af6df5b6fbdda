//! Sign test: whether one of two is better in more pairs than chance would make it.
//!
//! Source: J. Arbuthnot, "An argument for divine providence", Philosophical Transactions 27 (1710), the first test of this kind; two-sided
//! and exact here. Pairs in which both are alike say nothing and are left out, as usual.

/// The probability that of `better + worse` pairs in which either is as likely to be the better one, at least as many as the larger of
/// the two numbers fall on one side, whichever: 1 where there is no pair.
pub fn sign_test(better: u64, worse: u64) -> f64 {
    let (pairs, most) = (better + worse, better.max(worse));
    // The logarithm of the probability of 0 pairs on one side, then of 1 and so on.
    let mut logarithm = -(pairs as f64) * core::f64::consts::LN_2;
    let mut sum = 0.0;
    for count in 0..=pairs {
        if count >= most {
            sum += libm::exp(logarithm);
        }
        logarithm += libm::log((pairs - count) as f64 / (count + 1) as f64);
    }
    (2.0 * sum).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::sign_test;

    #[test]
    fn it_is_the_exact_probability() {
        for (better, worse, wanted) in [
            (0, 0, 1.0),
            (1, 0, 1.0),
            (5, 0, 2.0 / 32.0),
            (0, 5, 2.0 / 32.0),
            (9, 1, 2.0 * 11.0 / 1024.0),
            (5, 5, 1.0),
        ] {
            let found = sign_test(better, worse);
            assert!((found - wanted).abs() < 1e-12, "{better}:{worse} {found}");
        }
        assert!(sign_test(1_000, 0) > 0.0);
    }
}
