//! Scale of a chart: numbers to pixels, and the round numbers that an axis is marked with.

use texts::power_of_ten;

/// A linear or logarithmic scale from numbers to pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// Logarithms to the base 10, if it is logarithmic.
    from: (f64, f64),
    to: (f64, f64),
    is_logarithmic: bool,
}

impl Scale {
    /// Maps the numbers `from` (not both the same, else they are spread a little) to the pixels `to`.
    pub fn new(from: (f64, f64), to: (f64, f64)) -> Self {
        let from = if from.1 > from.0 {
            from
        } else {
            (from.0, from.0 + 1.0)
        };
        Self {
            from,
            to,
            is_logarithmic: false,
        }
    }

    /// Has equal distances for equal factors; positive numbers.
    pub fn logarithmic(from: (f64, f64), to: (f64, f64)) -> Self {
        Self {
            is_logarithmic: true,
            ..Self::new((logarithm(from.0), logarithm(from.1)), to)
        }
    }

    /// The pixel of `number`. On a logarithmic scale smaller numbers than the smallest, 0 among them, are at its end.
    pub fn pixel(&self, number: f64) -> f64 {
        let number = if self.is_logarithmic {
            logarithm(number).max(self.from.0)
        } else {
            number
        };
        let share = (number - self.from.0) / (self.from.1 - self.from.0);
        self.to.0 + share * (self.to.1 - self.to.0)
    }

    /// About `count` round numbers inside the scale: multiples of 1, 2 or 5 times a power of ten; powers of ten on a
    /// logarithmic scale, each or every second and so on, no more than twice as many.
    pub fn ticks(&self, count: usize) -> Vec<f64> {
        if self.is_logarithmic {
            return self.powers(2 * count);
        }
        let rough = (self.from.1 - self.from.0) / count as f64;
        let power = libm::pow(10.0, libm::floor(libm::log10(rough)));
        let factors = [1.0, 2.0, 5.0, 10.0];
        let step = factors
            .map(|factor| factor * power)
            .into_iter()
            .find(|&step| step >= rough * 0.999)
            .unwrap_or(10.0 * power);
        let multiples = |step: f64| -> Vec<f64> {
            let first = (self.from.0 / step - 1e-9).ceil() as i64;
            let last = (self.from.1 / step + 1e-9).floor() as i64;
            (first..=last).map(|index| index as f64 * step).collect()
        };
        let ticks = multiples(step);
        // One number alone says nothing of the scale.
        if ticks.len() < 2 {
            return multiples(0.5 * step);
        }
        ticks
    }

    /// The powers of ten inside, as evenly as it takes to have at most this many.
    fn powers(&self, most: usize) -> Vec<f64> {
        let exponents = (self.from.0 - 1e-9).ceil() as i32..=(self.from.1 + 1e-9).floor() as i32;
        let every = exponents.clone().count().div_ceil(most).max(1) as i32;
        let power = |exponent: i32| libm::pow(10.0, f64::from(exponent));
        let shown = exponents.filter(|exponent| exponent % every == 0);
        shown.map(power).collect()
    }
}

/// The highest power of ten that is not above a positive number.
pub fn power_below(number: f64) -> f64 {
    libm::pow(10.0, libm::floor(logarithm(number)))
}

/// The lowest power of ten that is not below a positive number.
pub fn power_above(number: f64) -> f64 {
    libm::pow(10.0, libm::ceil(logarithm(number)))
}

/// To the base 10; of 0 the one of the smallest number there is.
fn logarithm(number: f64) -> f64 {
    libm::log10(number.max(f64::MIN_POSITIVE))
}

/// A number as an axis has it: no more digits than it needs.
pub fn tick_text(number: f64, group: fn(u64) -> String) -> String {
    if number > 0.0 && number < 0.000_99 {
        return small_text(number);
    }
    if number >= 1_000.0 && number.fract() == 0.0 {
        return group(number as u64);
    }
    trimmed(&format!("{number:.9}"))
}

/// A small number with its power of ten: 10⁻⁴, 2·10⁻⁴.
fn small_text(number: f64) -> String {
    let exponent = libm::floor(libm::log10(number) + 1e-9) as i32;
    let power = power_of_ten(exponent);
    let factor = trimmed(&format!(
        "{:.6}",
        number / libm::pow(10.0, f64::from(exponent))
    ));
    if factor == "1" {
        power
    } else {
        format!("{factor}·{power}")
    }
}

/// Without the zeros after its last digit.
fn trimmed(decimals: &str) -> String {
    let text = decimals.trim_end_matches('0').trim_end_matches('.');
    text.to_owned()
}

/// A number of the horizontal axis as it is read: whole ones in groups, others with the digits they have.
pub fn place_text(number: f64, group: fn(u64) -> String) -> String {
    if number >= 0.0 && number.fract() == 0.0 {
        return group(number as u64);
    }
    let text = format!("{number:.6}");
    text.trim_end_matches('0').to_owned()
}

/// A value as it is read off a line: three decimals, or as many digits where it is small.
pub fn value_text(value: f64) -> String {
    if value != 0.0 && value.abs() < 0.01 {
        format!("{value:.3e}")
    } else {
        format!("{value:.3}")
    }
}

/// A value as a table has it: with more digits than a reading.
pub fn data_text(value: f64) -> String {
    if value != 0.0 && value.abs() < 0.01 {
        format!("{value:.5e}")
    } else {
        format!("{value:.5}")
    }
}
