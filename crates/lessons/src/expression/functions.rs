//! Calls of functions: what they give for their arguments.

use super::fault::{EvaluationFault, Wanted};
use super::function::Function;
use super::value::{Evaluated, Value, finite, list, not, number};
use std::borrow::Cow;

/// What a function gives.
pub fn call<'a>(function: Function, arguments: &[Cow<'a, Value>]) -> Evaluated<'a> {
    use Function as F;
    match (function, arguments) {
        (F::Abs, [x]) => finite(number(x)?.abs()),
        (F::Sqrt, [x]) => finite(libm::sqrt(number(x)?)),
        (F::Exp, [x]) => finite(libm::exp(number(x)?)),
        (F::Log, [x]) => finite(libm::log(number(x)?)),
        (F::Floor, [x]) => finite(libm::floor(number(x)?)),
        (F::Ceil, [x]) => finite(libm::ceil(number(x)?)),
        (F::Round, [x]) => finite(libm::round(number(x)?)),
        (F::Round, [x, decimals]) => round(number(x)?, number(decimals)?),
        (F::Min, [_, ..]) => folded(arguments, f64::min),
        (F::Max, [_, ..]) => folded(arguments, f64::max),
        (F::Sum, [_, ..]) => finite(numbers(arguments)?.iter().sum()),
        (F::Mean, [_, ..]) => {
            let numbers = numbers(arguments)?;
            finite(numbers.iter().sum::<f64>() / numbers.len() as f64)
        }
        (F::Length, [of]) => finite(list(of)?.len() as f64),
        (F::First, [of]) => end(of, <[Value]>::first),
        (F::Last, [of]) => end(of, <[Value]>::last),
        (F::Number, [text]) => finite(written(text)?),
        (F::Pick, [of, field]) => pick(of, field),
        (F::PlaceOfMax, [of]) => place(of, |a, b| a > b),
        (F::PlaceOfMin, [of]) => place(of, |a, b| a < b),
        _ => Err(EvaluationFault::Arguments(function, arguments.len())),
    }
}

fn round<'a>(x: f64, decimals: f64) -> Evaluated<'a> {
    let factor = libm::pow(10.0, decimals);
    finite(libm::round(x * factor) / factor)
}

/// The number that a text stands for: an integer, a decimal or a fraction of any length. A number is one already.
fn written(text: &Value) -> Result<f64, EvaluationFault> {
    let Some(words) = text.as_str() else {
        return number(text);
    };
    let read = |part: &str| part.trim().parse::<f64>().ok();
    let worth = match words.split_once('/') {
        Some((above, below)) => read(above)
            .zip(read(below))
            .map(|(above, below)| above / below),
        None => read(words),
    };
    worth.ok_or_else(|| not(Wanted::Number, text))
}

/// The arguments, or those of the list that is the only one.
fn numbers(arguments: &[Cow<Value>]) -> Result<Vec<f64>, EvaluationFault> {
    if let [only] = arguments
        && let Some(list) = only.as_array()
    {
        return list.iter().map(number).collect();
    }
    arguments.iter().map(|argument| number(argument)).collect()
}

fn folded<'a>(arguments: &[Cow<Value>], of: fn(f64, f64) -> f64) -> Evaluated<'a> {
    let folded = numbers(arguments)?.into_iter().reduce(of);
    finite(folded.ok_or(EvaluationFault::NotFinite)?)
}

fn end<'a>(of: &Value, which: fn(&[Value]) -> Option<&Value>) -> Evaluated<'a> {
    let list = list(of)?;
    let found = which(list).ok_or_else(|| EvaluationFault::NoItem("0".to_owned(), 0))?;
    Ok(Cow::Owned(found.clone()))
}

fn pick<'a>(of: &Value, field: &Value) -> Evaluated<'a> {
    let name = field.as_str().ok_or_else(|| not(Wanted::Record, field))?;
    let one = |record: &Value| {
        let record = record
            .as_object()
            .ok_or_else(|| not(Wanted::Record, record))?;
        record.get(name).cloned().ok_or_else(|| {
            let allowed = record.keys().cloned().collect();
            EvaluationFault::NoField(name.to_owned(), allowed)
        })
    };
    let picked: Result<Vec<Value>, _> = list(of)?.iter().map(one).collect();
    Ok(Cow::Owned(Value::Array(picked?)))
}

/// Where the first number stands that is `better` than all before and as good as all after it.
fn place<'a>(of: &Value, better: fn(f64, f64) -> bool) -> Evaluated<'a> {
    let numbers: Result<Vec<f64>, _> = list(of)?.iter().map(number).collect();
    let mut best: Option<(usize, f64)> = None;
    for (place, number) in numbers?.into_iter().enumerate() {
        if best.is_none_or(|(_, before)| better(number, before)) {
            best = Some((place, number));
        }
    }
    let (place, _) = best.ok_or_else(|| EvaluationFault::NoItem("0".to_owned(), 0))?;
    finite(place as f64)
}
