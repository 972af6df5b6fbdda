//! Spaces as text: names and numbers.
//!
//! ```text
//! space     = dimension { ";" dimension }
//! dimension = name ":" values { "," values }
//! values    = number | number ".." number [ "by" number ]
//! ```
//!
//! A name is a letter and then letters, digits and `_`. A range goes up from its first number in steps of 1, or of what is
//! said, as long as its last number is not passed. Canonical text has ranges wherever three values or more are one.

use super::error::{TextError, TextFault, Wanted};
use super::operations::is_reserved;
use super::reader::{Reader, wrong};
use crate::tuning::problems::Dimension;
use crate::tuning::space::{Space, SpaceError};
use core::fmt::{self, Display};
use core::str::FromStr;

/// Values of a dimension.
pub const MAX_VALUES: usize = 1_000;
/// Fewer values are written one by one.
const MIN_RANGE: usize = 3;

/// A dimension's name and values.
#[derive(Clone, Debug, PartialEq)]
struct Named {
    name: String,
    /// All different.
    values: Vec<f64>,
}

/// A space whose dimensions have names and numbers as values.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedSpace {
    space: Space,
    dimensions: Vec<Named>,
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

    /// The number that is the value `value` of a dimension.
    #[inline]
    pub fn number(&self, dimension: usize, value: u16) -> f64 {
        self.dimensions[dimension].values[usize::from(value)]
    }

    /// As people read them.
    pub fn dimensions(&self) -> Vec<Dimension> {
        let dimension = |named: &Named| Dimension {
            name: named.name.clone(),
            values: named.values.iter().map(f64::to_string).collect(),
        };
        self.dimensions.iter().map(dimension).collect()
    }
}

impl FromStr for NamedSpace {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut dimensions: Vec<Named> = Vec::new();
        loop {
            let place = reader.place();
            dimensions.push(dimension(&mut reader, &dimensions)?);
            // After each one, so that an error has the place of the dimension that is wrong or too many.
            let space = space(&dimensions);
            let is_last = !reader.take(";");
            match space {
                Err(error) => return wrong(place, TextFault::Space(error)),
                Ok(_) if is_last && reader.peek().is_some() => {
                    return reader.unexpected(Wanted::Separator);
                }
                Ok(space) if is_last => return Ok(Self { space, dimensions }),
                Ok(_) => {}
            }
        }
    }
}

fn space(dimensions: &[Named]) -> Result<Space, SpaceError> {
    let sizes = dimensions.iter().map(|named| named.values.len() as u16);
    Space::new(sizes.collect())
}

fn dimension(reader: &mut Reader<'_>, before: &[Named]) -> Result<Named, TextError> {
    let place = reader.place();
    let Some(name) = reader.name() else {
        return reader.unexpected(Wanted::Name);
    };
    let name = name.to_owned();
    if is_reserved(&name) {
        return wrong(place, TextFault::Reserved { name });
    }
    if before.iter().any(|named| named.name == name) {
        return wrong(place, TextFault::RepeatedName { name });
    }
    if !reader.take(":") {
        return reader.unexpected(Wanted::Colon);
    }
    let mut values: Vec<f64> = Vec::new();
    loop {
        let place = reader.place();
        for value in read_values(reader)? {
            if values.contains(&value) {
                return wrong(place, TextFault::RepeatedValue { value });
            }
            values.push(value);
        }
        if values.len() > MAX_VALUES {
            return wrong(place, TextFault::TooManyValues { name });
        }
        if !reader.take(",") {
            return Ok(Named { name, values });
        }
    }
}

/// A number or a range; of one with too many values, the first too many is the last.
fn read_values(reader: &mut Reader<'_>) -> Result<Vec<f64>, TextError> {
    let place = reader.place();
    let first = signed(reader)?;
    if !reader.take("..") {
        return Ok(vec![first]);
    }
    let last = signed(reader)?;
    if last < first {
        return wrong(place, TextFault::EmptyRange { first, last });
    }
    let mut step = 1.0;
    if reader.take("by") {
        let place = reader.place();
        step = signed(reader)?;
        if step <= 0.0 {
            return wrong(place, TextFault::Step { found: step });
        }
    }
    let values = progression(first, step).take_while(|&value| value <= last);
    Ok(values.take(MAX_VALUES + 1).collect())
}

fn signed(reader: &mut Reader<'_>) -> Result<f64, TextError> {
    let is_negative = reader.take("-");
    match reader.number()? {
        // Adding 0 makes 0 of −0.
        Some(number) if is_negative => Ok(-number + 0.0),
        Some(number) => Ok(number),
        None => reader.unexpected(Wanted::Number),
    }
}

/// The numbers of a range, with as many decimals as `first` and `step` have: 0.3, not 0.30000000000000004.
fn progression(first: f64, step: f64) -> impl Iterator<Item = f64> {
    let decimals = decimals(first).max(decimals(step));
    (0_u16..).map(move |count| rounded(first + f64::from(count) * step, decimals))
}

fn decimals(number: f64) -> usize {
    let text = number.to_string();
    text.split_once('.')
        .map_or(0, |(_, decimals)| decimals.len())
}

fn rounded(number: f64, decimals: usize) -> f64 {
    // What is written as a number is one; infinity too.
    format!("{number:.decimals$}").parse().unwrap_or(number) + 0.0
}

/// How many of these values one range gives, and its step.
fn leading_range(values: &[f64]) -> (usize, f64) {
    let &[first, second, ..] = values else {
        return (values.len(), 1.0);
    };
    let step = rounded(second - first, decimals(first).max(decimals(second)));
    if step <= 0.0 {
        return (1, step);
    }
    let pairs = progression(first, step).zip(values);
    let count = pairs.take_while(|(wanted, value)| wanted == *value).count();
    // Where numbers are too large for their step, the one after the last is not larger.
    let is_range = progression(first, step).nth(count) > values.get(count - 1).copied();
    (if is_range { count } else { 1 }, step)
}

impl Display for Named {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:", self.name)?;
        let mut rest = &self.values[..];
        while let [first, ..] = rest {
            let comma = if rest.len() == self.values.len() {
                ""
            } else {
                ","
            };
            write!(formatter, "{comma} {first}")?;
            let (count, step) = leading_range(rest);
            if count < MIN_RANGE {
                rest = &rest[1..];
                continue;
            }
            write!(formatter, "..{}", rest[count - 1])?;
            if step != 1.0 {
                write!(formatter, " by {step}")?;
            }
            rest = &rest[count..];
        }
        Ok(())
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
