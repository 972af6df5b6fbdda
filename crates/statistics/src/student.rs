//! The quantile of Student's distribution that 95 % intervals of means need.
//!
//! Source: Student, "The probable error of a mean", Biometrika 6, 1908; the expansion for many degrees of freedom is
//! M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 26.7.5.

use super::Z;

/// t with 97.5 % of the distribution below it, for 1 to 10 degrees of freedom.
const FEW: [f64; 10] = [
    12.706_204_736,
    4.302_652_730,
    3.182_446_305,
    2.776_445_105,
    2.570_581_836,
    2.446_911_851,
    2.364_624_252,
    2.306_004_135,
    2.262_157_163,
    2.228_138_852,
];

/// So many standard errors to either side of the mean of normal values hold the true one with 95 %, if the standard
/// error was found from the values themselves with `degrees` of freedom, at least 1. Right to four decimals.
pub fn student(degrees: u64) -> f64 {
    if let Some(&quantile) = FEW.get(degrees.saturating_sub(1) as usize) {
        return quantile;
    }
    let n = degrees as f64;
    let square = Z * Z;
    let first = Z * (square + 1.0) / 4.0;
    let second = Z * ((5.0 * square + 16.0) * square + 3.0) / 96.0;
    let third = Z * (((3.0 * square + 19.0) * square + 17.0) * square - 15.0) / 384.0;
    let fourth = Z
        * ((((79.0 * square + 776.0) * square + 1_482.0) * square - 1_920.0) * square - 945.0)
        / 92_160.0;
    Z + (first + (second + (third + fourth / n) / n) / n) / n
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_in_the_tables() {
        let table = [
            (1, 12.7062),
            (2, 4.3027),
            (10, 2.2281),
            (11, 2.2010),
            (20, 2.0860),
            (30, 2.0423),
            (120, 1.9799),
        ];
        for (degrees, quantile) in table {
            assert!(
                (student(degrees) - quantile).abs() < 1e-4,
                "{degrees}: {}",
                student(degrees)
            );
        }
        assert!((student(u64::MAX) - Z).abs() < 1e-12);
    }
}
