//! List of the generations that were accepted: with the seed, all there is to know of an evolution without playing it.

use crate::parameters::{Field, Kind};

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

impl Field for Accepted {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        let Kind::Increasing { maximum } = *kind else {
            return None;
        };
        if text == "none" {
            return Some(Self::default());
        }
        let number = Kind::Integer {
            minimum: 1,
            maximum,
        };
        let numbers = text.split(',').map(|text| u64::read(text, &number));
        let numbers: Vec<u64> = numbers.collect::<Option<_>>()?;
        numbers
            .is_sorted_by(|one, next| one < next)
            .then_some(Self(numbers))
    }

    fn write(&self) -> String {
        if self.0.is_empty() {
            return "none".to_owned();
        }
        let numbers: Vec<String> = self.0.iter().map(u64::to_string).collect();
        numbers.join(",")
    }
}
