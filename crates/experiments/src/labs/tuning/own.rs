//! Problems that somebody has written down: read, and what is wrong with them as sentences.

use super::settings::{OWN_FORMULA, OWN_SPACE, TuningExperiment};
use super::space_text::space_sentence;
use crate::NotRunnable;
use crate::common::place::from_character;
use crate::diagnostic::{Fault, quote};
use core::ops::Range;
use engines::formula::{Formula, NamedSpace, NoValue, TextError, TextFault, Wanted};
use engines::formula::{program, values::MAX_VALUES};
use engines::tuning::problems::FormulaProblem;
use std::sync::Arc;
use texts::Texts;

impl TuningExperiment {
    /// The problem that is written down.
    ///
    /// # Errors
    /// Says what is wrong with its space, else with its formula.
    pub(super) fn own(&self) -> Result<FormulaProblem, NotRunnable> {
        read(&self.space, &self.formula, self.noise)
    }

    /// What stands in until [`TuningExperiment::own`] can be read.
    pub(super) fn own_default(&self) -> FormulaProblem {
        let problem = read(OWN_SPACE, OWN_FORMULA, self.noise);
        problem.unwrap_or_else(|_| unreachable!("a test reads it"))
    }

    /// Why the formula has no value at a point, and where in it; `None` if it has one, and for other problems.
    pub fn why_no_value(&self, point: &[u16], texts: &Texts) -> Option<String> {
        let own = (self.problem == super::ProblemName::Own).then(|| self.own().ok())??;
        let error = own.value(point).err()?;
        let words = &texts.labs.tuning.formula;
        let why = words.no_value[match error.why {
            NoValue::DivisionByZero => 0,
            NoValue::NegativeRoot => 1,
            NoValue::Logarithm => 2,
            NoValue::Power => 3,
            NoValue::TooLarge => 4,
        }];
        Some((words.no_value_at)(error.place, why))
    }
}

fn read(space: &str, formula: &str, noise: f64) -> Result<FormulaProblem, NotRunnable> {
    let wrong = |key| {
        move |error: TextError| NotRunnable::Text {
            key,
            fault: Arc::new(error),
        }
    };
    let space: NamedSpace = space.parse().map_err(wrong("space"))?;
    let formula = Formula::read(formula, &space).map_err(wrong("formula"))?;
    Ok(FormulaProblem::new(space, formula, noise))
}

impl Fault for TextError {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        text_sentence(key, self, texts)
    }

    fn place(&self, _key: &str, text: &str) -> Option<Range<usize>> {
        let found = match &self.fault {
            TextFault::UnknownName { found, .. } | TextFault::NumberTooLarge { found } => {
                Some(found.as_str())
            }
            _ => None,
        };
        Some(from_character(text, self.place, found))
    }
}

/// What is wrong with a space or a formula, as a sentence with its place.
fn text_sentence(key: &str, error: &TextError, texts: &Texts) -> String {
    let words = &texts.labs.tuning.formula;
    let fault = match &error.fault {
        TextFault::Empty => words.empty.to_owned(),
        TextFault::Unexpected { found, wanted } => {
            let wanted = wanted_words(*wanted, texts);
            match found {
                Some(found) => (words.unexpected)(&found.to_string(), wanted),
                None => (words.missing)(wanted),
            }
        }
        TextFault::UnknownName {
            found,
            dimensions,
            words: known,
        } => unknown_name(found, dimensions, known, texts),
        TextFault::WordAsNumber { found } => (words.word_as_number)(&quote(found)),
        TextFault::NotClosed => words.not_closed.to_owned(),
        TextFault::Arguments {
            function,
            found,
            allowed,
        } => (words.arguments)(function, *found, *allowed.start(), *allowed.end()),
        TextFault::ComparedTwice => words.compared_twice.to_owned(),
        TextFault::TooDeep => (words.too_deep)(program::MAX_DEPTH),
        TextFault::TooLong => (words.too_long)(program::MAX_OPERATIONS),
        TextFault::NumberTooLarge { found } => (words.number_too_large)(&quote(found)),
        TextFault::Reserved { name } => (words.reserved)(&quote(name)),
        TextFault::RepeatedName { name } => (words.repeated_name)(&quote(name)),
        TextFault::RepeatedValue { value } => (words.repeated_value)(&quote(value)),
        TextFault::Mixed { name } => (words.mixed)(&quote(name)),
        TextFault::WordIsDimension { name } => (words.word_is_dimension)(&quote(name)),
        TextFault::EmptyRange { first, last } => (words.empty_range)(*first, *last),
        TextFault::Step { found } => (words.step)(*found),
        TextFault::TooManyValues { name } => (words.too_many_values)(&quote(name), MAX_VALUES),
        TextFault::Space(error) => space_sentence(*error, texts),
    };
    (words.at)(key, error.place, &fault)
}

/// That a name means nothing, and what there is.
fn unknown_name(found: &str, dimensions: &[String], words: &[String], texts: &Texts) -> String {
    let words = (!words.is_empty()).then(|| quote(&words.join(", ")));
    let dimensions = quote(&dimensions.join(", "));
    (texts.labs.tuning.formula.unknown_name)(&quote(found), &dimensions, words.as_deref())
}

fn wanted_words(wanted: Wanted, texts: &Texts) -> &'static str {
    texts.labs.tuning.formula.wanted[match wanted {
        Wanted::Operand => 0,
        Wanted::Operator => 1,
        Wanted::OperatorInside => 2,
        Wanted::Parenthesis => 3,
        Wanted::Name => 4,
        Wanted::Colon => 5,
        Wanted::Number => 6,
        Wanted::Value => 7,
        Wanted::Separator => 8,
    }]
}
