//! Steps from value to value: what an arrow key or a drag makes of a number.
//!
//! Over a short range a step is the same everywhere. Over a long one numbers grow by their own size: 1, 2, 5, 10, 20, 50 …,
//! so that a thousand and a million are equally far from each other as one and a thousand.

/// Ranges of whole numbers up to this are walked one by one.
const SHORT: u64 = 200;
/// Real ranges are walked in this many steps or more.
const PARTS: f64 = 100.0;

/// The whole number `steps` steps from `value`, within the range.
pub(super) fn whole(value: u64, steps: i64, minimum: u64, maximum: u64) -> u64 {
    if maximum.saturating_sub(minimum) <= SHORT {
        return value.saturating_add_signed(steps).clamp(minimum, maximum);
    }
    let mut value = value.clamp(minimum, maximum);
    for _ in 0..steps.unsigned_abs() {
        value = if steps > 0 {
            above(value)
        } else {
            below(value)
        };
        value = value.clamp(minimum, maximum);
    }
    value
}

/// The power of ten that `value` begins with.
fn power(value: u64) -> u64 {
    10_u64.pow(value.max(1).ilog10())
}

/// The next round number above.
fn above(value: u64) -> u64 {
    let power = power(value);
    let round = [1, 2, 5, 10].map(|factor| power.saturating_mul(factor));
    let next = round.into_iter().find(|&round| round > value);
    next.unwrap_or(u64::MAX)
}

/// The next round number below.
fn below(value: u64) -> u64 {
    let power = power(value);
    let round = [5, 2, 1].map(|factor| power * factor);
    let next = round.into_iter().find(|&round| round < value);
    next.unwrap_or(if power > 1 { power / 2 } else { 0 })
}

/// The real number `steps` steps from `value`, within the range. Results are as round as steps are.
pub(super) fn real(value: f64, steps: i64, minimum: f64, maximum: f64) -> f64 {
    let size = step_size(value, maximum - minimum);
    let moved = libm::round(value / size) + steps as f64;
    // Dividing by a whole number is exact where multiplying by 0.01 is not.
    let moved = if size < 1.0 {
        moved / libm::round(1.0 / size)
    } else {
        moved * size
    };
    moved.clamp(minimum, maximum)
}

/// A power of ten: a hundredth of the range, or of the number itself where the range is long.
fn step_size(value: f64, range: f64) -> f64 {
    let scale = if range <= PARTS {
        range
    } else {
        value.abs().max(0.1) * 10.0
    };
    libm::pow(10.0, libm::floor(libm::log10(scale / PARTS) + 1e-9))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_ranges_are_walked_one_by_one() {
        assert_eq!(whole(3, 1, 3, 13), 4);
        assert_eq!(whole(3, -1, 3, 13), 3);
        assert_eq!(whole(3, 100, 3, 13), 13);
    }

    #[test]
    fn long_ranges_are_walked_by_round_numbers() {
        let walked: Vec<u64> = (0..8).map(|steps| whole(1, steps, 1, 1_000_000)).collect();
        assert_eq!(walked, [1, 2, 5, 10, 20, 50, 100, 200]);
        let back: Vec<u64> = (0..5)
            .map(|steps| whole(130, -steps, 1, 1_000_000))
            .collect();
        assert_eq!(back, [130, 100, 50, 20, 10]);
        assert_eq!(whole(1, -5, 0, u64::MAX), 0);
        assert_eq!(whole(u64::MAX, 3, 0, u64::MAX), u64::MAX);
        assert_eq!(whole(37, 1, 1, 1_000), 50);
    }

    #[test]
    fn real_numbers_stay_round() {
        assert_eq!(real(0.5, 1, 0.0, 1.0), 0.51);
        assert_eq!(real(0.503, -1, 0.0, 1.0), 0.49);
        assert_eq!(real(0.29, 1, 0.0, 1.0), 0.3);
        assert_eq!(real(1.4, 1, 0.0, 1_000.0), 1.5);
        assert_eq!(real(0.0, 1, 0.0, 1_000.0), 0.01);
        assert_eq!(real(0.99, 5, 0.0, 1.0), 1.0);
        assert_eq!(real(-9.95, -3, -10.0, 10.0), -10.0);
        assert_eq!(real(350.0, 1, 0.0, 1_000.0), 360.0);
    }
}
