//! Fractions: payoffs and probabilities as somebody writes them, kept exactly.
//!
//! What is written has at most [`MAX_DIGITS`] digits, so a numerator and a denominator fit into 128 bits and the page can read, show and
//! hand on games without a library for large numbers. Anyone who calculates with them does so elsewhere, with integers of any size.

use core::cmp::Ordering;
use core::fmt::{self, Display};
use core::ops::Neg;
use core::str::FromStr;
use thiserror::Error;

/// A number has so many digits at most, on either side of the line.
pub const MAX_DIGITS: usize = 38;

/// A number, exactly: the line below is positive, and nothing divides both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: i128,
    denominator: i128,
}

/// Why a text is no such number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FractionError {
    #[error("not an integer, a decimal or a fraction")]
    NotANumber,
    #[error("a fraction with zero below the line")]
    ZeroBelow,
    #[error("more than {MAX_DIGITS} digits")]
    TooManyDigits,
}

impl Fraction {
    pub const ZERO: Self = Self::whole(0);
    pub const ONE: Self = Self::whole(1);

    /// An integer.
    pub const fn whole(number: i64) -> Self {
        Self {
            numerator: number as i128,
            denominator: 1,
        }
    }

    /// `numerator` over `denominator`, which is not 0.
    pub fn new(numerator: i64, denominator: i64) -> Self {
        Self::reduced(numerator.into(), denominator.into())
    }

    fn reduced(numerator: i128, denominator: i128) -> Self {
        let divisor = greatest_common_divisor(numerator.unsigned_abs(), denominator.unsigned_abs());
        // Both have at most 38 digits, so the divisor fits.
        let divisor = (divisor as i128).max(1) * denominator.signum();
        Self {
            numerator: numerator / divisor,
            denominator: denominator / divisor,
        }
    }

    /// Above the line.
    pub fn numerator(self) -> i128 {
        self.numerator
    }

    /// Below the line: at least 1.
    pub fn denominator(self) -> i128 {
        self.denominator
    }

    /// The sum, unless it has more than [`MAX_DIGITS`] digits on one side.
    pub fn checked_add(self, other: Self) -> Option<Self> {
        let divisor = greatest_common_divisor(
            self.denominator.unsigned_abs(),
            other.denominator.unsigned_abs(),
        ) as i128;
        let (own, others) = (self.denominator / divisor, other.denominator / divisor);
        let above = self.numerator.checked_mul(others)?;
        let above = above.checked_add(other.numerator.checked_mul(own)?)?;
        Self::reduced(above, own.checked_mul(other.denominator)?).of_few_digits()
    }

    /// The product, unless it has more than [`MAX_DIGITS`] digits on one side.
    pub fn checked_mul(self, other: Self) -> Option<Self> {
        let one = Self::reduced(self.numerator, other.denominator);
        let two = Self::reduced(other.numerator, self.denominator);
        let product = Self {
            numerator: one.numerator.checked_mul(two.numerator)?,
            denominator: one.denominator.checked_mul(two.denominator)?,
        };
        product.of_few_digits()
    }

    /// One over it; `None` of 0.
    pub fn inverse(self) -> Option<Self> {
        (self.numerator != 0).then(|| Self::reduced(self.denominator, self.numerator))
    }

    fn of_few_digits(self) -> Option<Self> {
        let most = 10_i128.pow(MAX_DIGITS as u32);
        (self.numerator.abs() < most && self.denominator < most).then_some(self)
    }

    /// As a page shows it, with a minus sign; it reads as the same number.
    pub fn shown(self) -> String {
        self.to_string().replace('-', "\u{2212}")
    }

    /// The nearest number of the machine, for pictures.
    pub fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// The fraction that a dragged number of the machine stands for: in hundredths.
    pub fn of_hundredths(number: f64) -> Self {
        Self::reduced((number * 100.0).round() as i128, 100)
    }
}

fn greatest_common_divisor(a: u128, b: u128) -> u128 {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}

impl Ord for Fraction {
    /// By whole parts, then by what is left turned upside down: products would not fit into 128 bits.
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut a, mut b) = (*self, *other);
        loop {
            let [whole, others] = [a, b].map(|part| part.numerator.div_euclid(part.denominator));
            if whole != others {
                return whole.cmp(&others);
            }
            let rest = |part: Self| part.numerator.rem_euclid(part.denominator);
            match (rest(a), rest(b)) {
                (0, 0) => return Ordering::Equal,
                (0, _) => return Ordering::Less,
                (_, 0) => return Ordering::Greater,
                (rest_a, rest_b) => {
                    let turned = |part: Self, rest| Self {
                        numerator: part.denominator,
                        denominator: rest,
                    };
                    // The larger of the two has the smaller reciprocal.
                    (a, b) = (turned(b, rest_b), turned(a, rest_a));
                }
            }
        }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Neg for Fraction {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            numerator: -self.numerator,
            ..self
        }
    }
}

impl Display for Fraction {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        if self.denominator == 1 {
            write!(formatter, "{}", self.numerator)
        } else {
            write!(formatter, "{}/{}", self.numerator, self.denominator)
        }
    }
}

impl FromStr for Fraction {
    type Err = FractionError;

    /// Reads `-3`, `3/4`, `0.25` and `1.5e-3`; a typed minus sign may be U+2212.
    fn from_str(text: &str) -> Result<Self, FractionError> {
        let text = text.trim();
        let unsigned = text.strip_prefix(['-', '\u{2212}']);
        let is_negative = unsigned.is_some();
        let text = unsigned.unwrap_or_else(|| text.strip_prefix('+').unwrap_or(text));
        let number = match text.split_once('/') {
            Some((above, below)) => {
                let (above, below) = (digits(above.trim())?, digits(below.trim())?);
                if below == 0 {
                    return Err(FractionError::ZeroBelow);
                }
                Self::reduced(above, below)
            }
            None => decimal(text)?,
        };
        Ok(if is_negative { -number } else { number })
    }
}

/// Digits without a sign.
fn digits(text: &str) -> Result<i128, FractionError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(FractionError::NotANumber);
    }
    let significant = text.trim_start_matches('0');
    if significant.len() > MAX_DIGITS {
        return Err(FractionError::TooManyDigits);
    }
    text.parse().map_err(|_| FractionError::TooManyDigits)
}

/// A number with a point, a power of ten, both or neither.
fn decimal(text: &str) -> Result<Fraction, FractionError> {
    let (mantissa, power) = match text.split_once(['e', 'E']) {
        Some((mantissa, power)) => {
            let power: i32 = power.parse().map_err(|_| FractionError::NotANumber)?;
            (mantissa, power)
        }
        None => (text, 0),
    };
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let numerator = digits(&format!("{whole}{part}"))?;
    let places = (part.len() as i32).saturating_sub(power);
    let ten_to = |power: u32| {
        let fits = (power as usize) < MAX_DIGITS;
        fits.then(|| 10_i128.pow(power))
            .ok_or(FractionError::TooManyDigits)
    };
    if numerator == 0 {
        return Ok(Fraction::ZERO);
    }
    if places >= 0 {
        return Ok(Fraction::reduced(numerator, ten_to(places.unsigned_abs())?));
    }
    let shifted = numerator.checked_mul(ten_to(places.unsigned_abs())?);
    let shifted = shifted.filter(|number| *number < 10_i128.pow(MAX_DIGITS as u32));
    Ok(Fraction::reduced(
        shifted.ok_or(FractionError::TooManyDigits)?,
        1,
    ))
}
