//! Faults of a typed formula, or of the space that it is over, as sentences.

use crate::common::place::from_character;
use crate::diagnostic::{Fault, quote};
use core::ops::Range;
use engines::formula::{NoValue, TextError, TextFault, Wanted};
use engines::formula::{program, values::MAX_VALUES};
use engines::tuning::SpaceError;
use engines::tuning::space::{MAX_DIMENSIONS, MAX_POINTS};
use texts::Texts;

impl Fault for TextError {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        text_sentence(key, self, texts)
    }

    fn place(&self, _key: &str, text: &str) -> Option<Range<usize>> {
        let found = match &self.fault {
            TextFault::UnknownName { found, .. }
            | TextFault::NumberTooLarge { found }
            | TextFault::DecimalComma { found } => Some(found.as_str()),
            _ => None,
        };
        Some(from_character(text, self.place, found))
    }
}

/// What is wrong with a space or a formula, as a sentence with its place.
fn text_sentence(key: &str, error: &TextError, texts: &Texts) -> String {
    let words = &texts.formula;
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
        TextFault::DecimalComma { found } => (words.decimal_comma)(&quote(found)),
        TextFault::TooManyValues { name } => (words.too_many_values)(&quote(name), MAX_VALUES),
        TextFault::Space(error) => space_sentence(*error, texts),
    };
    (words.at)(key, error.place, &fault)
}

/// That a name means nothing, and what there is.
fn unknown_name(found: &str, dimensions: &[String], words: &[String], texts: &Texts) -> String {
    let words = (!words.is_empty()).then(|| quote(&words.join(", ")));
    let dimensions = quote(&dimensions.join(", "));
    (texts.formula.unknown_name)(&quote(found), &dimensions, words.as_deref())
}

fn wanted_words(wanted: Wanted, texts: &Texts) -> &'static str {
    texts.formula.wanted[match wanted {
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

/// Why an operation has no value, as a phrase.
pub fn no_value(why: NoValue, texts: &Texts) -> &'static str {
    texts.formula.no_value[match why {
        NoValue::DivisionByZero => 0,
        NoValue::NegativeRoot => 1,
        NoValue::Logarithm => 2,
        NoValue::Power => 3,
        NoValue::TooLarge => 4,
    }]
}

/// What is wrong with the size of a space.
pub fn space_sentence(error: SpaceError, texts: &Texts) -> String {
    let words = &texts.formula;
    match error {
        SpaceError::Empty => words.no_dimension.to_owned(),
        SpaceError::TooManyDimensions { found } => {
            (words.too_many_dimensions)(found, MAX_DIMENSIONS)
        }
        SpaceError::TooFewValues { dimension, found } => {
            (words.too_few_values)(dimension + 1, found)
        }
        SpaceError::TooManyPoints => (words.too_many_points)(&(texts.number)(MAX_POINTS)),
    }
}
