//! Normally distributed random numbers, the same on every target.
//!
//! Source: G. E. P. Box and M. E. Muller, "A note on the generation of random normal deviates", Annals of Mathematical
//! Statistics 29 (1958). Of the two numbers that it makes one is taken, so that a draw is always two numbers of the
//! stream. Logarithm and cosine are those of `libm`, which has the same bits everywhere.

use super::Random;

/// A number with mean 0 and variance 1.
pub fn normal(random: &mut Random) -> f64 {
    // From (0, 1]: the logarithm of 0 would be infinite.
    let radius = libm::sqrt(-2.0 * libm::log(1.0 - random.unit()));
    radius * libm::cos(core::f64::consts::TAU * random.unit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_those_of_the_distribution() {
        // 200 000 numbers: standard errors 1/√n = 0.0022 of the mean, √(2/n) = 0.0032 of the variance, √(15/n) = 0.0087 of
        // the third and √(96/n) = 0.022 of the fourth moment; five of each allowed.
        let mut random = Random::stream(3, 0);
        let numbers: Vec<f64> = (0..200_000).map(|_| normal(&mut random)).collect();
        let power = |x: f64, power: i32| (0..power).fold(1.0, |product, _| product * x);
        let moment = |order: i32| numbers.iter().map(|&x| power(x, order)).sum::<f64>() / 2e5;
        assert!(moment(1).abs() < 0.0112, "{}", moment(1));
        assert!((moment(2) - 1.0).abs() < 0.0158, "{}", moment(2));
        assert!(moment(3).abs() < 0.0433, "{}", moment(3));
        assert!((moment(4) - 3.0).abs() < 0.11, "{}", moment(4));
    }

    #[test]
    fn the_numbers_are_fixed_for_good() {
        let mut random = Random::stream(7, 0);
        let bits: [u64; 2] = core::array::from_fn(|_| normal(&mut random).to_bits());
        assert_eq!(bits, FIRST_OF_SEED_7, "{bits:?}");
    }

    const FIRST_OF_SEED_7: [u64; 2] = [13_828_648_986_320_651_769, 13_829_201_806_377_781_388];
}
