//! Tuples that are chosen one by one, in links: the numbers of their dimensions, from 1, with hyphens between them, and commas
//! between tuples.

use crate::diagnostic::Refusal;
use crate::parameters::{Kind, Values};
use engines::tuning::Tuple;
use engines::tuning::space::MAX_DIMENSIONS;
use texts::Texts;

/// Tuples in a link at most.
const MAX_OWN: usize = 64;
/// Characters of the longest text: three a dimension of each tuple are more than enough.
const MAX_CHARACTERS: usize = 1_000;

/// Lists of numbers, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TupleNumbers;

impl Kind for TupleNumbers {
    fn allowed(&self, texts: &Texts) -> String {
        texts.labs.tuning.own_tuples.allowed.to_owned()
    }
}

impl Values<String> for TupleNumbers {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        let is_allowed = text.is_empty()
            || (text.len() <= MAX_CHARACTERS
                && tuples(text).is_some_and(|tuples| tuples.len() <= MAX_OWN));
        is_allowed.then(|| text.to_owned()).ok_or(Refusal::Plain)
    }

    fn write(&self, text: &String) -> String {
        text.clone()
    }
}

/// The tuples of a text, each in growing order; `None` if it is none. A dimension is at most once in a tuple.
pub(super) fn tuples(text: &str) -> Option<Vec<Tuple>> {
    text.split(',').map(tuple).collect()
}

/// A tuple of a text.
pub(super) fn tuple(text: &str) -> Option<Tuple> {
    let number = |part: &str| {
        let is_number =
            (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        let number: u8 = part.parse().ok().filter(|_| is_number)?;
        number
            .checked_sub(1)
            .filter(|&place| usize::from(place) < MAX_DIMENSIONS)
    };
    let mut tuple = text.split('-').map(number).collect::<Option<Tuple>>()?;
    tuple.sort_unstable();
    let is_once = tuple.windows(2).all(|pair| pair[0] < pair[1]);
    is_once.then_some(tuple)
}
