//! Evaluation of an expression: for an experiment as it stands, with what was found about it.

use super::fault::{EvaluationFault, Wanted};
use super::functions;
use super::tree::{Operator, Tree};
use super::value::{Evaluated, Value, are_equal, finite, not, number, spoken, truth};
use experiments::Experiment;
use experiments::parameters::number as written_number;
use std::borrow::Cow;

/// What the result of an experiment is called.
pub const RESULT: &str = "result";

/// What an expression knows.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    pub experiment: &'a Experiment,
    /// Of [`Experiment::report`]; `None` while nothing is found.
    pub result: Option<&'a Value>,
}

/// What a tree is worth.
pub fn evaluate<'a>(tree: &'a Tree, scope: &Scope<'a>) -> Evaluated<'a> {
    match tree {
        Tree::Constant(value) => Ok(Cow::Borrowed(value)),
        Tree::Name(name) => named(name, scope),
        Tree::Field(of, field) => field_of(evaluate(of, scope)?, field),
        Tree::Item(of, index) => item_of(evaluate(of, scope)?, &*evaluate(index, scope)?),
        Tree::Call(function, arguments) => {
            let values: Result<Vec<_>, _> = arguments
                .iter()
                .map(|argument| evaluate(argument, scope))
                .collect();
            functions::call(*function, &values?)
        }
        Tree::Not(of) => Ok(Cow::Owned(Value::Bool(!truth(&*evaluate(of, scope)?)?))),
        Tree::Negative(of) => finite(-number(&*evaluate(of, scope)?)?),
        Tree::Binary(operator, left, right) => binary(*operator, left, right, scope),
    }
}

fn named<'a>(name: &str, scope: &Scope<'a>) -> Evaluated<'a> {
    if name == RESULT {
        return scope
            .result
            .map(Cow::Borrowed)
            .ok_or(EvaluationFault::NoResult);
    }
    let schema = scope.experiment.schema();
    if !schema.iter().any(|parameter| parameter.key == name) {
        let allowed = schema.iter().map(|parameter| parameter.key).collect();
        return Err(EvaluationFault::UnknownName(name.to_owned(), allowed));
    }
    let text = scope.experiment.value(name);
    let number = written_number(&text).filter(|number| number.is_finite());
    Ok(Cow::Owned(number.map_or(Value::String(text), Value::from)))
}

fn field_of<'a>(of: Cow<'a, Value>, field: &str) -> Evaluated<'a> {
    let no_field = |record: &serde_json::Map<String, Value>| {
        let allowed = record.keys().cloned().collect();
        EvaluationFault::NoField(field.to_owned(), allowed)
    };
    match of {
        Cow::Borrowed(Value::Object(record)) => {
            let found = record.get(field).map(Cow::Borrowed);
            found.ok_or_else(|| no_field(record))
        }
        Cow::Owned(Value::Object(mut record)) => match record.remove(field) {
            Some(found) => Ok(Cow::Owned(found)),
            None => Err(no_field(&record)),
        },
        other => Err(not(Wanted::Record, &other)),
    }
}

fn item_of<'a>(of: Cow<'a, Value>, index: &Value) -> Evaluated<'a> {
    let at = number(index)?;
    let no_item = |length| EvaluationFault::NoItem(spoken(index), length);
    let place = |length: usize| {
        let is_place = at >= 0.0 && at < length as f64 && libm::trunc(at) == at;
        is_place
            .then_some(at as usize)
            .ok_or_else(|| no_item(length))
    };
    match of {
        Cow::Borrowed(Value::Array(list)) => Ok(Cow::Borrowed(&list[place(list.len())?])),
        Cow::Owned(Value::Array(mut list)) => {
            let place = place(list.len())?;
            Ok(Cow::Owned(list.swap_remove(place)))
        }
        other => Err(not(Wanted::List, &other)),
    }
}

fn binary<'a>(
    operator: Operator,
    left: &'a Tree,
    right: &'a Tree,
    scope: &Scope<'a>,
) -> Evaluated<'a> {
    let first = evaluate(left, scope)?;
    // What is on the right does not matter then, and may not exist.
    match operator {
        Operator::Or if truth(&first)? => return Ok(Cow::Owned(Value::Bool(true))),
        Operator::And if !truth(&first)? => return Ok(Cow::Owned(Value::Bool(false))),
        _ => {}
    }
    let second = evaluate(right, scope)?;
    let numbers = || Ok((number(&first)?, number(&second)?));
    let compared = |is: fn(f64, f64) -> bool| -> Evaluated<'a> {
        let (a, b) = numbers()?;
        Ok(Cow::Owned(Value::Bool(is(a, b))))
    };
    let computed = |of: fn(f64, f64) -> f64| -> Evaluated<'a> {
        let (a, b) = numbers()?;
        finite(of(a, b))
    };
    match operator {
        Operator::Or | Operator::And => Ok(Cow::Owned(Value::Bool(truth(&second)?))),
        Operator::Equal => Ok(Cow::Owned(Value::Bool(are_equal(&first, &second)))),
        Operator::NotEqual => Ok(Cow::Owned(Value::Bool(!are_equal(&first, &second)))),
        Operator::Less => compared(|a, b| a < b),
        Operator::LessOrEqual => compared(|a, b| a <= b),
        Operator::Greater => compared(|a, b| a > b),
        Operator::GreaterOrEqual => compared(|a, b| a >= b),
        Operator::Plus => computed(|a, b| a + b),
        Operator::Minus => computed(|a, b| a - b),
        Operator::Times => computed(|a, b| a * b),
        Operator::Divided => computed(|a, b| a / b),
        Operator::Power => computed(libm::pow),
    }
}
