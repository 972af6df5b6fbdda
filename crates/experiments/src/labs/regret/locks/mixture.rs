//! Mixture that an information set is fixed to: `uniform`, one probability, or one for each action.

use super::fault::LockFault;
use core::fmt::{self, Display};

/// How far sums of probabilities may be from 1.
const TOLERANCE: f64 = 1e-9;

/// A number from 0 to 1, as it was typed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Probability {
    Decimal(f64),
    Fraction(u32, u32),
}

impl Probability {
    fn value(self) -> f64 {
        match self {
            Self::Decimal(value) => value,
            Self::Fraction(numerator, denominator) => f64::from(numerator) / f64::from(denominator),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let probability = match text.split_once('/') {
            None => Self::Decimal(text.parse::<f64>().ok()? + 0.0),
            Some((numerator, denominator)) => {
                let whole = |text: &str| {
                    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
                    is_plain.then(|| text.parse::<u32>().ok())?
                };
                Self::Fraction(whole(numerator)?, whole(denominator)?)
            }
        };
        (0.0..=1.0)
            .contains(&probability.value())
            .then_some(probability)
    }
}

impl Display for Probability {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decimal(value) => write!(formatter, "{value}"),
            Self::Fraction(numerator, denominator) => {
                write!(formatter, "{numerator}/{denominator}")
            }
        }
    }
}

/// What an entry fixes to.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Mixture {
    Uniform,
    /// The last of two actions.
    Last(Probability),
    All(Vec<Probability>),
}

impl Mixture {
    /// Reads what stands after the colon.
    pub fn read(text: &str) -> Result<Self, LockFault> {
        let probability = |text: &str| {
            let text = text.trim();
            Probability::read(text).ok_or_else(|| LockFault::Probability {
                found: text.to_owned(),
            })
        };
        if text == "uniform" {
            return Ok(Self::Uniform);
        }
        let Some(inside) = text.strip_prefix('(') else {
            return probability(text).map(Self::Last);
        };
        let inside = inside.strip_suffix(')').ok_or(LockFault::Form)?;
        let list: Vec<Probability> = inside
            .split(',')
            .map(probability)
            .collect::<Result<_, _>>()?;
        let sum: f64 = list.iter().map(|probability| probability.value()).sum();
        if (sum - 1.0).abs() > TOLERANCE {
            return Err(LockFault::Sum { sum });
        }
        Ok(Self::All(list))
    }

    /// The probabilities of so many actions; `None` if they are not so many.
    pub fn probabilities(&self, actions: usize) -> Option<Vec<f64>> {
        match self {
            Self::Uniform => Some(vec![1.0 / actions as f64; actions]),
            Self::Last(last) => (actions == 2).then(|| vec![1.0 - last.value(), last.value()]),
            Self::All(list) => {
                let values: Vec<f64> = list.iter().map(|known| known.value()).collect();
                let sum: f64 = values.iter().sum();
                (values.len() == actions).then(|| values.iter().map(|value| value / sum).collect())
            }
        }
    }

    /// How many probabilities were given.
    pub fn count(&self) -> usize {
        match self {
            Self::Uniform => 0,
            Self::Last(_) => 1,
            Self::All(list) => list.len(),
        }
    }
}

impl Display for Mixture {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uniform => formatter.write_str("uniform"),
            Self::Last(last) => write!(formatter, "{last}"),
            Self::All(list) => {
                let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
                write!(formatter, "({})", texts.join(","))
            }
        }
    }
}
