//! Values of expressions: those of JSON. A number that JSON cannot write is a fault, so that nothing that is shown or asked is
//! infinite.

use super::fault::{EvaluationFault, Wanted};
pub use serde_json::Value;
use std::borrow::Cow;

/// A value, borrowed from the result where it stands there.
pub type Evaluated<'a> = Result<Cow<'a, Value>, EvaluationFault>;

/// Numbers are equal however they are written: 3 and 3.0.
pub fn are_equal(a: &Value, b: &Value) -> bool {
    match (a.as_f64(), b.as_f64()) {
        (Some(a), Some(b)) => a == b,
        _ => a == b,
    }
}

/// A value as a number.
pub fn number(value: &Value) -> Result<f64, EvaluationFault> {
    value.as_f64().ok_or_else(|| not(Wanted::Number, value))
}

/// A value as true or false.
pub fn truth(value: &Value) -> Result<bool, EvaluationFault> {
    value.as_bool().ok_or_else(|| not(Wanted::Truth, value))
}

pub fn list(value: &Value) -> Result<&Vec<Value>, EvaluationFault> {
    value.as_array().ok_or_else(|| not(Wanted::List, value))
}

pub fn finite<'a>(number: f64) -> Evaluated<'a> {
    let number = serde_json::Number::from_f64(number).ok_or(EvaluationFault::NotFinite)?;
    Ok(Cow::Owned(Value::Number(number)))
}

pub fn not(wanted: Wanted, found: &Value) -> EvaluationFault {
    EvaluationFault::Not(wanted, spoken(found))
}

/// A value in a message: the beginning of its JSON.
pub fn spoken(value: &Value) -> String {
    const MAX: usize = 40;
    let text = value.to_string();
    if text.chars().count() <= MAX {
        return text;
    }
    let start: String = text.chars().take(MAX).collect();
    format!("{start}…")
}
