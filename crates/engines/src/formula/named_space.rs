//! Spaces for formulas: dimensions with names, whose values are all numbers or all words.
//!
//! The text is that of a [`TypedSpace`]. A name in a formula means one thing: a dimension's name is no word, neither is one of
//! what every formula knows, and the same word in two dimensions is one word. `true` and `false` are words and numbers, 1 and
//! 0. Other words have numbers too, from 2 on, by which formulas compare them and do nothing else.

use super::error::{TextError, TextFault};
use super::operations::{TRUTHS, is_reserved};
use super::reader::wrong;
use super::typed_space::{TypedDimension, TypedSpace, TypedValue};
use super::values::{Value, ranges};
use crate::tuning::problems::Dimension;
use crate::tuning::space::Space;
use core::fmt::{self, Display};
use core::str::FromStr;

/// What the values of a dimension are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Numbers,
    /// `true` and `false`, in any order.
    Truths,
    Words,
}

/// A dimension.
#[derive(Clone, Debug, PartialEq)]
struct Named {
    name: String,
    kind: Kind,
    /// All different, as people read them.
    values: Vec<String>,
    /// What they are in formulas.
    numbers: Vec<f64>,
}

/// A space whose dimensions have names, and numbers or words as values.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedSpace {
    space: Space,
    dimensions: Vec<Named>,
    /// All words of the space, after those that are always there; the place of a word is its number.
    words: Vec<String>,
}

impl NamedSpace {
    /// The space without names.
    pub fn space(&self) -> &Space {
        &self.space
    }

    /// The names of the dimensions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.dimensions.iter().map(|named| named.name.as_str())
    }

    /// The dimension of this name.
    pub fn named(&self, name: &str) -> Option<usize> {
        self.names().position(|known| known == name)
    }

    /// What the values of a dimension are.
    pub fn kind(&self, dimension: usize) -> Kind {
        self.dimensions[dimension].kind
    }

    /// The words that are values, without `true` and `false`.
    pub fn words(&self) -> &[String] {
        &self.words[TRUTHS.len()..]
    }

    /// The number of a word.
    pub fn word(&self, word: &str) -> Option<f64> {
        let place = self.words.iter().position(|known| known == word)?;
        Some(place as f64)
    }

    /// The number that the value `value` of a dimension is in formulas.
    #[inline]
    pub fn number(&self, dimension: usize, value: u16) -> f64 {
        self.dimensions[dimension].numbers[usize::from(value)]
    }

    /// As people read them.
    pub fn dimensions(&self) -> Vec<Dimension> {
        let dimension = |named: &Named| Dimension {
            name: named.name.clone(),
            values: named.values.clone(),
        };
        self.dimensions.iter().map(dimension).collect()
    }
}

impl FromStr for NamedSpace {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let TypedSpace { space, dimensions } = text.parse()?;
        let mut words: Vec<String> = TRUTHS.map(str::to_owned).to_vec();
        let named = |typed: &TypedDimension| named(typed, &dimensions, &mut words);
        let named = dimensions.iter().map(named).collect::<Result<_, _>>()?;
        Ok(Self {
            space,
            dimensions: named,
            words,
        })
    }
}

/// A dimension for formulas, which is among `all`; its new words are added to `words`.
fn named(
    typed: &TypedDimension,
    all: &[TypedDimension],
    words: &mut Vec<String>,
) -> Result<Named, TextError> {
    let TypedDimension {
        name,
        place,
        values,
    } = typed;
    if is_reserved(name) {
        let name = name.clone();
        return wrong(*place, TextFault::Reserved { name });
    }
    let kind = kind(name, values)?;
    let number = |typed: &TypedValue| match &typed.value {
        Value::Number(number) => Ok(*number),
        Value::Word(word) => number_of(word, typed.place, all, words),
    };
    Ok(Named {
        name: name.clone(),
        kind,
        numbers: values.iter().map(number).collect::<Result<_, _>>()?,
        values: values.iter().map(|typed| typed.value.to_string()).collect(),
    })
}

/// What the values of the dimension `name` are, all of them alike.
fn kind(name: &str, values: &[TypedValue]) -> Result<Kind, TextError> {
    let is_word = |typed: &TypedValue| matches!(typed.value, Value::Word(_));
    let has_words = values.first().is_some_and(is_word);
    if let Some(other) = values.iter().find(|typed| is_word(typed) != has_words) {
        let name = name.to_owned();
        return wrong(other.place, TextFault::Mixed { name });
    }
    let is_truth = |typed: &TypedValue| matches!(&typed.value, Value::Word(word) if TRUTHS.contains(&word.as_str()));
    Ok(match has_words {
        false => Kind::Numbers,
        true if values.iter().all(is_truth) => Kind::Truths,
        true => Kind::Words,
    })
}

/// The number of a word that stands at `place`.
fn number_of(
    word: &str,
    place: usize,
    dimensions: &[TypedDimension],
    words: &mut Vec<String>,
) -> Result<f64, TextError> {
    let name = || word.to_owned();
    if is_reserved(word) && !TRUTHS.contains(&word) {
        return wrong(place, TextFault::Reserved { name: name() });
    }
    if dimensions.iter().any(|dimension| dimension.name == word) {
        return wrong(place, TextFault::WordIsDimension { name: name() });
    }
    let known = words.iter().position(|known| known == word);
    let place = known.unwrap_or_else(|| {
        words.push(name());
        words.len() - 1
    });
    Ok(place as f64)
}

impl Display for Named {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = match self.kind {
            Kind::Numbers => ranges(&self.numbers),
            Kind::Truths | Kind::Words => self.values.join(", "),
        };
        write!(formatter, "{}: {values}", self.name)
    }
}

impl Display for NamedSpace {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, named) in self.dimensions.iter().enumerate() {
            let semicolon = if index == 0 { "" } else { "; " };
            write!(formatter, "{semicolon}{named}")?;
        }
        Ok(())
    }
}
