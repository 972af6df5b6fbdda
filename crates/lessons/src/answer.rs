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
