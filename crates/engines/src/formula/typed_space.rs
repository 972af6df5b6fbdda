//! Spaces as they are typed: names of dimensions and their values, with their places in the text.
//!
//! ```text
//! space     = dimension { ";" dimension }
//! dimension = name ":" values { "," values }
//! ```
//!
//! Commas between numbers all have spaces after them, or none has: in `0,5, 1,5` some would be decimal commas.
//!
//! A name is a letter and then letters, digits and `_`; `values` says what those are. What else a name or a value may be is
//! up to what the space is for: [`NamedSpace`](super::NamedSpace) for formulas.

use super::error::{TextError, TextFault, Wanted};
use super::reader::{Reader, wrong};
use super::values::{MAX_VALUES, Value, read_values};
use crate::tuning::space::{Space, SpaceError};
use core::str::FromStr;

/// A value, and the character at which it, or the range that it is of, begins; counted from 1.
#[derive(Clone, Debug)]
pub struct TypedValue {
    pub value: Value,
    pub place: usize,
}

/// A dimension, and the character at which its name begins.
#[derive(Clone, Debug)]
pub struct TypedDimension {
    pub name: String,
    pub place: usize,
    /// All different.
    pub values: Vec<TypedValue>,
}

/// A space as it is typed.
#[derive(Clone, Debug)]
pub struct TypedSpace {
    pub space: Space,
    /// Their names are different.
    pub dimensions: Vec<TypedDimension>,
}

impl FromStr for TypedSpace {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut dimensions: Vec<TypedDimension> = Vec::new();
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

fn space(dimensions: &[TypedDimension]) -> Result<Space, SpaceError> {
    let sizes = dimensions.iter().map(|typed| typed.values.len() as u16);
    Space::new(sizes.collect())
}

fn dimension(
    reader: &mut Reader<'_>,
    before: &[TypedDimension],
) -> Result<TypedDimension, TextError> {
    let place = reader.place();
    let Some(name) = reader.name() else {
        return reader.unexpected(Wanted::Name);
    };
    let name = name.to_owned();
    if before.iter().any(|typed| typed.name == name) {
        return wrong(place, TextFault::RepeatedName { name });
    }
    if !reader.take(":") {
        return reader.unexpected(Wanted::Colon);
    }
    let mut values: Vec<TypedValue> = Vec::new();
    let (mut tight, mut has_spaces) = (None, false);
    loop {
        let place = reader.place();
        let with_comma = reader.number_with_comma();
        tight = tight.or(with_comma.map(|found| (place, found)));
        if let (Some((place, found)), true) = (tight, has_spaces) {
            let found = found.to_owned();
            return wrong(place, TextFault::DecimalComma { found });
        }
        for value in read_values(reader)? {
            if values.iter().any(|typed| typed.value == value) {
                let value = value.to_string();
                return wrong(place, TextFault::RepeatedValue { value });
            }
            values.push(TypedValue { value, place });
        }
        if values.len() > MAX_VALUES {
            return wrong(place, TextFault::TooManyValues { name });
        }
        has_spaces |= with_comma.is_none() && reader.peek() == Some(',');
        if !reader.take(",") {
            break;
        }
    }
    Ok(TypedDimension {
        name,
        place,
        values,
    })
}
