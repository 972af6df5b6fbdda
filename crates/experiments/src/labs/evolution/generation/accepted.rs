//! List of the generations that were accepted: with the seed, all there is to know of an evolution without playing it.

use crate::diagnostic::Refusal;
use crate::parameters::{Integer, Kind, NONE, Values};
use texts::Texts;

/// Numbers of generations, from 1, increasing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accepted(Vec<u64>);

impl Accepted {
    /// Those of the generations, the first first, that were accepted.
    pub fn of(generations: impl Iterator<Item = bool>) -> Self {
        let numbered = (1..).zip(generations);
        Self(
            numbered
                .filter_map(|(number, is_accepted)| is_accepted.then_some(number))
                .collect(),
        )
    }

    /// The last of them; 0 if there is none.
    pub fn last(&self) -> u64 {
        self.0.last().copied().unwrap_or(0)
    }

    /// Whether each of the first `count` generations was accepted.
    pub fn flags(&self, count: u64) -> Vec<bool> {
        let is_accepted = |number: u64| self.0.binary_search(&number).is_ok();
        (1..=count).map(is_accepted).collect()
    }
}

/// Whole numbers from 1 on, each larger than the one before, separated by commas, or `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Increasing {
    pub maximum: u64,
}

impl Kind for Increasing {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.increasing)(self.maximum)
    }
}

impl Values<Accepted> for Increasing {
    fn read(&self, text: &str) -> Result<Accepted, Refusal> {
        if text == NONE {
            return Ok(Accepted::default());
        }
        let (minimum, maximum) = (1, self.maximum);
        let number = Integer { minimum, maximum };
        let numbers = text.split(',').map(|text| number.read(text));
        let numbers: Vec<u64> = numbers.collect::<Result<_, _>>()?;
        let is_increasing = numbers.is_sorted_by(|one, next| one < next);
        is_increasing
            .then_some(Accepted(numbers))
            .ok_or(Refusal::Plain)
    }

    fn write(&self, Accepted(numbers): &Accepted) -> String {
        if numbers.is_empty() {
            return NONE.to_owned();
        }
        let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
        numbers.join(",")
    }
}
