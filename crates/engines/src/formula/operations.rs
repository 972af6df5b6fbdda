//! Operations of formulas: operators, functions, constants.
//!
//! Logarithms are natural ones, angles are in radians, a half is rounded away from 0. Comparisons give 1 or 0, which are also
//! called `true` and `false`.

use core::ops::RangeInclusive;
use thiserror::Error;

/// Why an operation has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoValue {
    #[error("a division by 0")]
    DivisionByZero,
    #[error("the square root of a negative number")]
    NegativeRoot,
    #[error("the logarithm of a number that is not above 0")]
    Logarithm,
    #[error("0 to a negative power, or a negative number to one that is not whole")]
    Power,
    #[error("a number too large to be computed with")]
    TooLarge,
}

/// Of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    Negate,
    Root,
    Absolute,
    Floor,
    Round,
    Exponential,
    Logarithm,
    Sine,
    Cosine,
}

/// Of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
    Minimum,
    Maximum,
    Less,
    AtMost,
    More,
    AtLeast,
    Equal,
}

/// What a function's name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    Unary(Unary),
    /// Of two numbers or more, from the left.
    Fold(Binary),
    /// The second if the first is not 0, else the third; only that one is evaluated.
    If,
}

/// All functions.
pub const FUNCTIONS: [(&str, Function); 11] = [
    ("sqrt", Function::Unary(Unary::Root)),
    ("abs", Function::Unary(Unary::Absolute)),
    ("min", Function::Fold(Binary::Minimum)),
    ("max", Function::Fold(Binary::Maximum)),
    ("floor", Function::Unary(Unary::Floor)),
    ("round", Function::Unary(Unary::Round)),
    ("exp", Function::Unary(Unary::Exponential)),
    ("log", Function::Unary(Unary::Logarithm)),
    ("sin", Function::Unary(Unary::Sine)),
    ("cos", Function::Unary(Unary::Cosine)),
    ("if", Function::If),
];

/// All constants that are no words.
pub const CONSTANTS: [(&str, f64); 2] =
    [("pi", core::f64::consts::PI), ("e", core::f64::consts::E)];

/// The words that are numbers, each its place: what comparisons give.
pub const TRUTHS: [&str; 2] = ["false", "true"];

/// Signs of comparisons; one that begins like another stands before it.
pub const COMPARISONS: [(&str, Binary); 5] = [
    ("<=", Binary::AtMost),
    ("<", Binary::Less),
    (">=", Binary::AtLeast),
    (">", Binary::More),
    ("=", Binary::Equal),
];

/// Whether a name means something in every formula.
pub fn is_reserved(name: &str) -> bool {
    let is_function = FUNCTIONS.iter().any(|(function, _)| *function == name);
    let is_constant = CONSTANTS.iter().any(|(constant, _)| *constant == name);
    is_function || is_constant || TRUTHS.contains(&name)
}

impl Function {
    /// How many arguments it takes.
    pub fn arguments(self) -> RangeInclusive<usize> {
        match self {
            Self::Unary(_) => 1..=1,
            Self::Fold(_) => 2..=usize::MAX,
            Self::If => 3..=3,
        }
    }
}

impl Unary {
    /// Its value for a finite number.
    ///
    /// # Errors
    /// If it has none.
    #[inline]
    pub fn of(self, number: f64) -> Result<f64, NoValue> {
        let value = match self {
            Self::Root if number < 0.0 => return Err(NoValue::NegativeRoot),
            Self::Logarithm if number <= 0.0 => return Err(NoValue::Logarithm),
            Self::Negate => -number,
            Self::Root => number.sqrt(),
            Self::Absolute => number.abs(),
            Self::Floor => libm::floor(number),
            Self::Round => libm::round(number),
            Self::Exponential => libm::exp(number),
            Self::Logarithm => libm::log(number),
            Self::Sine => libm::sin(number),
            Self::Cosine => libm::cos(number),
        };
        finite(value)
    }
}

impl Binary {
    /// Its value for two finite numbers.
    ///
    /// # Errors
    /// If it has none.
    #[inline]
    pub fn of(self, left: f64, right: f64) -> Result<f64, NoValue> {
        let truth = |is_true: bool| f64::from(u8::from(is_true));
        let value = match self {
            Self::Divide if right == 0.0 => return Err(NoValue::DivisionByZero),
            Self::Power => return power(left, right),
            Self::Add => left + right,
            Self::Subtract => left - right,
            Self::Multiply => left * right,
            Self::Divide => left / right,
            // Not `f64::min`, whose choice between 0 and −0 is that of the machine.
            Self::Minimum if right < left => right,
            Self::Maximum if right > left => right,
            Self::Minimum | Self::Maximum => left,
            Self::Less => truth(left < right),
            Self::AtMost => truth(left <= right),
            Self::More => truth(left > right),
            Self::AtLeast => truth(left >= right),
            Self::Equal => truth(left == right),
        };
        finite(value)
    }
}

fn power(base: f64, exponent: f64) -> Result<f64, NoValue> {
    let value = libm::pow(base, exponent);
    if value.is_nan() || base == 0.0 && exponent < 0.0 {
        return Err(NoValue::Power);
    }
    finite(value)
}

fn finite(value: f64) -> Result<f64, NoValue> {
    value.is_finite().then_some(value).ok_or(NoValue::TooLarge)
}
