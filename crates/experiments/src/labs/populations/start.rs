//! Start: how many play what at first, as a parameter: a number for each strategy but the last, which has the rest.

use super::numbers::whole;
use crate::diagnostic::Refusal;
use crate::parameters::{Kind, Values};
use engines::populations::game::MAX_STRATEGIES;
use texts::Texts;

/// Numbers for the first strategies; those without one have nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartCounts(pub Vec<u32>);

impl Default for StartCounts {
    /// One mutant.
    fn default() -> Self {
        Self(vec![1])
    }
}

/// Numbers separated by commas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartList;

impl Kind for StartList {
    fn allowed(&self, texts: &Texts) -> String {
        texts.labs.populations.allowed_start.to_owned()
    }
}

impl Values<StartCounts> for StartList {
    fn read(&self, text: &str) -> Result<StartCounts, Refusal> {
        let numbers: Option<Vec<u32>> = text.split(',').map(whole).collect();
        let fits = |numbers: &Vec<u32>| numbers.len() < MAX_STRATEGIES;
        let mut numbers = numbers.filter(fits).ok_or(Refusal::Plain)?;
        // One text for each beginning.
        while numbers.len() > 1 && numbers.last() == Some(&0) {
            numbers.pop();
        }
        Ok(StartCounts(numbers))
    }

    fn write(&self, value: &StartCounts) -> String {
        let texts: Vec<String> = value.0.iter().map(u32::to_string).collect();
        texts.join(",")
    }
}

impl StartCounts {
    /// How many of so many players play each of so many strategies.
    pub fn counts(&self, population: u32, strategies: usize) -> Vec<u32> {
        let mut left = population;
        let mut counts: Vec<u32> = (0..strategies - 1)
            .map(|strategy| {
                let count = self.0.get(strategy).copied().unwrap_or(0).min(left);
                left -= count;
                count
            })
            .collect();
        counts.push(left);
        counts
    }

    /// The same with at most so many players and one fewer number than strategies.
    pub(super) fn fitted(&self, population: u32, strategies: usize) -> Self {
        let mut counts = self.counts(population, strategies);
        counts.pop();
        while counts.len() > 1 && counts.last() == Some(&0) {
            counts.pop();
        }
        Self(counts)
    }
}
