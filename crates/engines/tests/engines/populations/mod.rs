//! Populations: who takes over, against cases in fractions and against what is known in closed form.

mod portrait;
mod processes;
mod rest_points;
mod runs;
mod structured;
mod symmetric;
mod well_mixed;

use engines::exact::rational::{Rational, quotient};
use serde_json::Value;

/// A fraction in text.
fn fraction(text: &str) -> Rational {
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    quotient(above.parse().unwrap(), below.parse().unwrap())
}

fn whole(number: i64) -> Rational {
    quotient(number.into(), 1.into())
}

/// The rows of a file of cases.
fn rows(text: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(text).unwrap();
    file["rows"].as_array().unwrap().clone()
}
