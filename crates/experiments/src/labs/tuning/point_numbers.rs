//! Points in links: the number of the value in each dimension, from 1, with hyphens between them.

use crate::diagnostic::Refusal;
use crate::parameters::{Kind, Values};
use engines::tuning::space::MAX_DIMENSIONS;
use texts::Texts;

/// Numbers of values have no more digits.
const MAX_DIGITS: usize = 5;
/// Of the longest point, with its hyphens.
const MAX_CHARACTERS: usize = MAX_DIMENSIONS * (MAX_DIGITS + 1);

/// Numbers with hyphens between them, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointNumbers;

impl Kind for PointNumbers {
    fn allowed(&self, texts: &Texts) -> String {
        texts.labs.tuning.looked_at.allowed.to_owned()
    }
}

impl Values<String> for PointNumbers {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        let is_number = |part: &str| {
            (1..=MAX_DIGITS).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
        };
        let is_point = text.len() <= MAX_CHARACTERS && text.split('-').all(is_number);
        (is_point || text.is_empty())
            .then(|| text.to_owned())
            .ok_or(Refusal::Plain)
    }

    fn write(&self, text: &String) -> String {
        text.clone()
    }
}
