//! Fractions as parameters: numbers that are kept exactly as they are written.

use super::kind::{Control, Kind, Values};
use super::numbers::with_point;
use super::stepping;
use crate::diagnostic::Refusal;
use games::fraction::Fraction;
use texts::Texts;

/// Whatever is above the line, there is at most this below it.
const MAX_BELOW: i128 = 1_000_000;

/// An exact number; both ends are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exactly {
    pub minimum: Fraction,
    pub maximum: Fraction,
}

impl Kind for Exactly {
    fn allowed(&self, texts: &Texts) -> String {
        let ends = [self.minimum, self.maximum].map(fraction_text);
        (texts.allowed.fraction)(&ends[0], &ends[1], MAX_BELOW as u64)
    }

    fn control(&self) -> Control {
        Control::Real
    }

    fn stepped(&self, text: &str, steps: i64) -> Option<String> {
        let value = self.read(text).ok()?.value();
        let ends = [self.minimum, self.maximum].map(Fraction::value);
        let stepped = stepping::real(value, steps, ends[0], ends[1]).to_string();
        Some(fraction_text(self.read(&stepped).ok()?))
    }
}

impl Values<Fraction> for Exactly {
    fn read(&self, text: &str) -> Result<Fraction, Refusal> {
        let number = with_point(text).and_then(|text| text.parse().ok());
        let is_allowed = |number: &Fraction| {
            (self.minimum..=self.maximum).contains(number) && number.denominator() <= MAX_BELOW
        };
        number.filter(is_allowed).ok_or(Refusal::Plain)
    }

    fn write(&self, value: &Fraction) -> String {
        fraction_text(*value)
    }
}

/// As a decimal where that is exact, else as a fraction.
pub fn fraction_text(number: Fraction) -> String {
    let is_decimal = MAX_BELOW % number.denominator() == 0;
    if is_decimal {
        number.value().to_string()
    } else {
        number.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARE: Exactly = Exactly {
        minimum: Fraction::ZERO,
        maximum: Fraction::ONE,
    };

    #[test]
    fn numbers_are_kept_as_they_are_written() {
        for (text, written) in [
            ("9/10", "0.9"),
            ("0,95", "0.95"),
            ("2/6", "1/3"),
            ("1e-6", "0.000001"),
            ("1", "1"),
            ("0.0", "0"),
        ] {
            let value = SHARE.read(text).unwrap();
            assert_eq!(SHARE.write(&value), written);
            assert_eq!(SHARE.read(written), Ok(value));
        }
        for text in [
            "",
            "1.01",
            "-0.1",
            "1/1000001",
            "1/0",
            "0,5,1",
            "1,000",
            "half",
        ] {
            assert!(SHARE.read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn steps_are_exact_and_stay_within_the_ends() {
        assert_eq!(SHARE.stepped("0.29", 1).as_deref(), Some("0.3"));
        assert_eq!(SHARE.stepped("1/3", 1).as_deref(), Some("0.34"));
        assert_eq!(SHARE.stepped("0.99", 5).as_deref(), Some("1"));
        assert_eq!(SHARE.stepped("0.02", -5).as_deref(), Some("0"));
        assert_eq!(SHARE.stepped("no", 1), None);
    }
}
