//! Start of evolutions, in links: all numbers 0, drawn at random, or given.
//!
//! Source: the thesis, algorithms 6 to 9, which begin with a "random opponent" and do not say how it is drawn. Zeros are our
//! default: of the strategies that zeros stand for, each choice is as likely as any other.

use crate::diagnostic::{Diagnostic, Fault, Refusal};
use crate::parameters::{Kind, Values, number};
use engines::evolution::Source;
use random::normal::normal;
use texts::Texts;

/// Numbers of the longest strategy.
pub const MAX_LENGTH: usize = 8;
/// Of a number, and of the deviation of those that are drawn.
const MAX_NUMBER: f64 = 1_000.0;
const DEVIATIONS: core::ops::RangeInclusive<f64> = 0.001..=MAX_NUMBER;

/// Where evolutions start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Start {
    Zeros,
    /// Independent normal numbers with mean 0 and this deviation.
    Random(f64),
    Given(Numbers),
}

/// Up to [`MAX_LENGTH`] numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Numbers {
    numbers: [f64; MAX_LENGTH],
    count: usize,
}

impl Numbers {
    /// These numbers, at most [`MAX_LENGTH`].
    fn of(list: &[f64]) -> Self {
        let mut numbers = [0.0; MAX_LENGTH];
        numbers[..list.len()].copy_from_slice(list);
        Self {
            numbers,
            count: list.len(),
        }
    }

    fn as_slice(&self) -> &[f64] {
        &self.numbers[..self.count]
    }
}

impl Start {
    /// The strategy of so many numbers; drawn numbers come from the stream of starts of `source`.
    pub fn strategy(&self, length: usize, source: Source) -> Vec<f64> {
        match self {
            Self::Zeros => vec![0.0; length],
            Self::Random(deviation) => {
                let mut random = source.of_start();
                (0..length)
                    .map(|_| deviation * normal(&mut random))
                    .collect()
            }
            Self::Given(numbers) => numbers.as_slice().to_vec(),
        }
    }

    /// Zeros where as many numbers were given as strategies of a game do not have.
    pub fn repair(&mut self, length: usize) -> Option<Diagnostic> {
        let Self::Given(numbers) = self else {
            return None;
        };
        let found = numbers.count;
        if found == length {
            return None;
        }
        *self = Self::Zeros;
        Some(Diagnostic::new("start", WrongLength { found, length }))
    }
}

/// So many numbers are no strategy of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WrongLength {
    found: usize,
    length: usize,
}

impl Fault for WrongLength {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.evolution.start.wrong_length)(key, self.found, self.length)
    }
}

/// A start as text: `zeros`, `random`, `random:0.5`, `1,-0.5,0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartText;

const ZEROS: &str = "zeros";
const RANDOM: &str = "random";

impl Kind for StartText {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.evolution.start.allowed)(MAX_LENGTH, MAX_NUMBER)
    }
}

impl Values<Start> for StartText {
    fn read(&self, text: &str) -> Result<Start, Refusal> {
        read(text).ok_or(Refusal::Plain)
    }

    fn write(&self, start: &Start) -> String {
        match start {
            Start::Zeros => ZEROS.to_owned(),
            Start::Random(1.0) => RANDOM.to_owned(),
            Start::Random(deviation) => format!("{RANDOM}:{deviation}"),
            Start::Given(numbers) => {
                let texts = numbers.as_slice().iter().map(f64::to_string);
                texts.collect::<Vec<_>>().join(",")
            }
        }
    }
}

fn read(text: &str) -> Option<Start> {
    let number = |text| number(text).filter(|number| number.abs() <= MAX_NUMBER);
    match text.split_once(':') {
        Some((RANDOM, deviation)) => {
            let deviation = number(deviation).filter(|deviation| DEVIATIONS.contains(deviation));
            Some(Start::Random(deviation?))
        }
        Some(_) => None,
        None if text == ZEROS => Some(Start::Zeros),
        None if text == RANDOM => Some(Start::Random(1.0)),
        None => {
            let list: Vec<f64> = text.split(',').map(number).collect::<Option<_>>()?;
            (list.len() <= MAX_LENGTH).then(|| Start::Given(Numbers::of(&list)))
        }
    }
}
