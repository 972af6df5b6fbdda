//! Live values of a scene: what its prose and its question know about the experiment as it stands, and what was found about it.

use experiments::Experiment;
use lessons::expression::fault::EvaluationFault;
use lessons::expression::{Expression, Scope, Value};
use lessons::lesson::{Format, LiveValue};
use std::rc::Rc;
use texts::Texts;

/// An experiment, and what was found about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    /// As it stands; `None` in a scene without one.
    pub experiment: Option<Experiment>,
    /// What was found, and about which experiment: while another is computed, about that before.
    pub found: Option<(Experiment, Rc<Value>)>,
    /// Whether all of it was found.
    pub is_complete: bool,
    /// Whether the experiment is the scene's own, not one that the reader has changed.
    pub is_own: bool,
}

impl Known {
    /// What an expression is worth now, as it is shown; the message where it is worth nothing, `None` while nothing is found.
    pub fn shown(&self, value: &LiveValue, texts: &Texts) -> Option<Result<String, String>> {
        let experiment = self.experiment.as_ref()?;
        let found = self.found.as_ref();
        let scope = Scope {
            experiment: found.map_or(experiment, |(experiment, _)| experiment),
            result: found.map(|(_, result)| &**result),
        };
        let written = |expression: &Expression| -> Result<String, EvaluationFault> {
            let worth = expression.evaluate(&scope)?;
            Ok(written(&worth, value.format, texts))
        };
        let shown = written(&value.expression).and_then(|main| match &value.plus_minus {
            Some(plus_minus) => Ok(format!("{main} ± {}", written(plus_minus)?)),
            None => Ok(main),
        });
        match shown {
            // What is found later may have it.
            Err(_) if !self.is_complete => None,
            shown => Some(shown.map_err(|fault| fault.sentence(texts))),
        }
    }

    /// The link of what the experiment asks: another moment of it is the same question.
    pub fn asked(&self) -> Option<String> {
        Some(self.experiment.as_ref()?.asked().link())
    }

    /// What a question knows: nothing until all is found about the experiment as it stands.
    pub fn scope(&self) -> Option<Scope<'_>> {
        let experiment = self.experiment.as_ref()?;
        let (about, result) = self.found.as_ref()?;
        let is_current = self.is_complete && about.asked() == experiment.asked();
        is_current.then_some(Scope {
            experiment,
            result: Some(result),
        })
    }
}

/// A value for people.
pub fn written(value: &Value, format: Format, texts: &Texts) -> String {
    match value {
        Value::Null => texts.lessons.reader.nothing.to_owned(),
        Value::Bool(true) => texts.lessons.reader.yes.to_owned(),
        Value::Bool(false) => texts.lessons.reader.no.to_owned(),
        Value::String(text) => text.clone(),
        Value::Number(number) => number_written(number.as_f64().unwrap_or_default(), format, texts),
        Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}

/// A number for people.
pub fn number_written(number: f64, format: Format, texts: &Texts) -> String {
    const MAX_WHOLE: f64 = 9e15;
    // What is computed with decimals misses a whole number by a last digit.
    const ROUNDING: f64 = 1e-12;
    let whole = number.round();
    let is_whole = (number - whole).abs() <= ROUNDING * whole.abs();
    match format {
        Format::Short if is_whole && whole.abs() < MAX_WHOLE => {
            let digits = (texts.number)(whole.abs() as u64);
            if whole < 0.0 {
                format!("−{digits}")
            } else {
                digits
            }
        }
        Format::Short => (texts.fixed)(number, 3),
        Format::Decimals(decimals) => (texts.fixed)(number, decimals.into()),
        Format::Percent(decimals) => {
            format!("{} %", (texts.fixed)(100.0 * number, decimals.into()))
        }
    }
}
