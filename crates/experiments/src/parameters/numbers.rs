//! Numbers as parameters: whole and real ones, and those that may be `end` or `infinite` instead.

use super::kind::{Control, Kind, Values};
use super::stepping;
use crate::diagnostic::Refusal;
use std::borrow::Cow;
use texts::Texts;

/// A whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Integer {
    pub minimum: u64,
    pub maximum: u64,
}

/// A whole number, or the word `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntegerOrEnd {
    pub minimum: u64,
    pub maximum: u64,
}

/// An even whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Even {
    pub minimum: u64,
    pub maximum: u64,
}

/// A finite number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Real {
    pub minimum: f64,
    pub maximum: f64,
}

/// A finite number, or the word `infinite`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RealOrInfinite {
    pub minimum: f64,
    pub maximum: f64,
}

/// A probability.
pub const PROBABILITY: Real = Real {
    minimum: 0.0,
    maximum: 1.0,
};
/// What every lab calls its seed.
pub(crate) const SEED_KEY: &str = "seed";
/// The seed of an experiment.
pub const SEED: Integer = Integer {
    minimum: 0,
    maximum: u64::MAX,
};

impl Kind for Integer {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.integer)(self.minimum, self.maximum)
    }

    fn control(&self) -> Control {
        Control::Whole
    }

    fn stepped(&self, text: &str, steps: i64) -> Option<String> {
        let value = whole_number(text)?;
        Some(stepping::whole(value, steps, self.minimum, self.maximum).to_string())
    }
}

impl Values<u64> for Integer {
    fn read(&self, text: &str) -> Result<u64, Refusal> {
        let is_allowed = |number: &u64| (self.minimum..=self.maximum).contains(number);
        whole_number(text).filter(is_allowed).ok_or(Refusal::Plain)
    }

    fn write(&self, value: &u64) -> String {
        value.to_string()
    }
}

impl Kind for Even {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.even)(self.minimum, self.maximum)
    }

    fn control(&self) -> Control {
        Control::Whole
    }

    fn stepped(&self, text: &str, steps: i64) -> Option<String> {
        let halves = [whole_number(text)?, self.minimum, self.maximum].map(|number| number / 2);
        let [value, minimum, maximum] = halves;
        Some((2 * stepping::whole(value, steps, minimum, maximum)).to_string())
    }
}

impl Values<u64> for Even {
    fn read(&self, text: &str) -> Result<u64, Refusal> {
        let is_allowed = |number: &u64| {
            (self.minimum..=self.maximum).contains(number) && number.is_multiple_of(2)
        };
        whole_number(text).filter(is_allowed).ok_or(Refusal::Plain)
    }

    fn write(&self, value: &u64) -> String {
        value.to_string()
    }
}

impl Kind for IntegerOrEnd {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.integer_or_end)(self.minimum, self.maximum)
    }

    fn stepped(&self, text: &str, steps: i64) -> Option<String> {
        let Self { minimum, maximum } = *self;
        Integer { minimum, maximum }.stepped(text, steps)
    }
}

impl Values<Option<u64>> for IntegerOrEnd {
    fn read(&self, text: &str) -> Result<Option<u64>, Refusal> {
        if text == "end" {
            return Ok(None);
        }
        let Self { minimum, maximum } = *self;
        Integer { minimum, maximum }.read(text).map(Some)
    }

    fn write(&self, value: &Option<u64>) -> String {
        value.map_or_else(|| "end".to_owned(), |number| number.to_string())
    }
}

impl Kind for Real {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.real)(self.minimum, self.maximum)
    }

    fn control(&self) -> Control {
        Control::Real
    }

    fn stepped(&self, text: &str, steps: i64) -> Option<String> {
        let value = number(text)?;
        let stepped = stepping::real(value, steps, self.minimum, self.maximum);
        Some(Values::write(self, &stepped))
    }
}

impl Values<f64> for Real {
    fn read(&self, text: &str) -> Result<f64, Refusal> {
        let allowed = self.minimum..=self.maximum;
        let number = number(text).filter(|number| allowed.contains(number));
        // −0 would be written differently from 0 and be equal to it.
        number.map(|number| number + 0.0).ok_or(Refusal::Plain)
    }

    fn write(&self, value: &f64) -> String {
        value.to_string()
    }
}

impl Kind for RealOrInfinite {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.real_or_infinite)(self.minimum, self.maximum)
    }

    fn stepped(&self, text: &str, steps: i64) -> Option<String> {
        let Self { minimum, maximum } = *self;
        Real { minimum, maximum }.stepped(text, steps)
    }
}

impl Values<Option<f64>> for RealOrInfinite {
    fn read(&self, text: &str) -> Result<Option<f64>, Refusal> {
        if text == "infinite" {
            return Ok(None);
        }
        let Self { minimum, maximum } = *self;
        Real { minimum, maximum }.read(text).map(Some)
    }

    fn write(&self, value: &Option<f64>) -> String {
        value.map_or_else(|| "infinite".to_owned(), |number| number.to_string())
    }
}

/// Digits alone: `u64::from_str` would take a plus sign too, and one value should have one text.
fn whole_number(text: &str) -> Option<u64> {
    text.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok())?
}

/// A number, with a decimal comma too where it can be nothing else: "1,4" is 1.4 and "0,485" is 0.485, but "1,000" may be a
/// thousand, so it is refused. Lists are read elsewhere: there a comma separates.
pub fn number(text: &str) -> Option<f64> {
    if let Some((above, below)) = text.split_once('/') {
        let below = whole_number(below).filter(|&below| below > 0)?;
        return Some(whole_number(above)? as f64 / below as f64);
    }
    with_point(text)?.parse().ok()
}

/// The text with a point for a decimal comma; none if the comma may be something else.
pub(super) fn with_point(text: &str) -> Option<Cow<'_, str>> {
    let Some((whole, fraction)) = text.split_once(',') else {
        return Some(text.into());
    };
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let digits = whole.trim_start_matches(['-', '+']);
    let may_group = fraction.len() == 3 && !digits.starts_with('0');
    let is_decimal = is_digits(digits) && is_digits(fraction) && !may_group;
    is_decimal.then(|| format!("{whole}.{fraction}").into())
}

/// So many numbers from `minimum` to `maximum`, separated by commas.
pub fn list_of_numbers<const COUNT: usize>(
    text: &str,
    minimum: f64,
    maximum: f64,
) -> Option<[f64; COUNT]> {
    let numbers = text
        .split(',')
        .map(|number| number.trim().parse::<f64>().ok());
    let numbers: [f64; COUNT] = numbers.collect::<Option<Vec<_>>>()?.try_into().ok()?;
    let is_allowed = |number: &f64| (minimum..=maximum).contains(number);
    // Adding 0 makes 0 of −0.
    numbers
        .iter()
        .all(is_allowed)
        .then(|| numbers.map(|number| number + 0.0))
}
