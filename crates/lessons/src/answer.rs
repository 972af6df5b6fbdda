//! Answers: what is right for an experiment as it stands, and whether what somebody says is.

use crate::expression::fault::EvaluationFault;
use crate::expression::{Expression, Scope, Value};
use crate::lesson::{Format, Wanted};

/// What is right.
#[derive(Clone, Debug, PartialEq)]
pub enum Right {
    /// With how far from it is still right.
    Number(f64, f64),
    /// Which options are.
    Options(Vec<bool>),
    /// Any of these, as parameters are written.
    Places(Vec<String>),
    /// Nothing is graded.
    Anything,
}

impl Right {
    /// What is right.
    ///
    /// # Errors
    /// Why nothing is.
    pub fn of(wanted: &Wanted, scope: &Scope) -> Result<Self, EvaluationFault> {
        if !wanted.is_graded() {
            return Ok(Self::Anything);
        }
        match wanted {
            Wanted::Number(right, tolerance) => {
                let number = right.number(scope)?;
                let tolerance = match tolerance {
                    Some(tolerance) => tolerance.number(scope)?.abs(),
                    None => Format::Short.half_of_last(),
                };
                Ok(Self::Number(number, tolerance))
            }
            Wanted::Choice(options) => {
                let truths = options.iter().map(|option| option.condition.truth(scope));
                Ok(Self::Options(truths.collect::<Result<_, _>>()?))
            }
            Wanted::Place(_, right) => Ok(Self::Places(places(right, scope)?)),
            Wanted::Free => Ok(Self::Anything),
        }
    }
}

/// What is typed, or carried in a code, has decimals that are not binary.
const ROUNDING: f64 = 1e-8;

impl Right {
    /// Whether this number is right.
    pub fn takes_number(&self, number: f64) -> bool {
        let Self::Number(right, tolerance) = self else {
            return false;
        };
        (number - right).abs() <= tolerance + ROUNDING * right.abs().max(1.0)
    }

    /// Whether the option of this number, counted from 0, is right.
    pub fn takes_option(&self, option: usize) -> bool {
        matches!(self, Self::Options(right) if right.get(option) == Some(&true))
    }

    /// Whether this place is right.
    pub fn takes_place(&self, place: &str) -> bool {
        matches!(self, Self::Places(places) if places.iter().any(|right| right == place))
    }
}

fn places(right: &Expression, scope: &Scope) -> Result<Vec<String>, EvaluationFault> {
    let value = right.evaluate(scope)?;
    Ok(match &*value {
        Value::Array(values) => values.iter().map(written).collect(),
        value => vec![written(value)],
    })
}

/// A value as parameters are written: whole numbers without a point.
fn written(value: &Value) -> String {
    match (value.as_str(), value.as_f64()) {
        (Some(text), _) => text.to_owned(),
        (None, Some(number)) => number.to_string(),
        (None, None) => value.to_string(),
    }
}
