//! Values as text: one text a value, and back again.

use super::Kind;
use engines::agents::{Agent, Agents};
use games::connect_four::Cell;

/// A value that can stand in a link.
pub trait Field: Sized {
    /// Reads `text` if it is a value of this kind.
    fn read(text: &str, kind: &Kind) -> Option<Self>;

    /// The text that [`Field::read`] takes back as the same value.
    fn write(&self) -> String;
}

impl Field for u64 {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        let (minimum, maximum, step) = match *kind {
            Kind::Integer { minimum, maximum } => (minimum, maximum, 1),
            Kind::Even { minimum, maximum } => (minimum, maximum, 2),
            _ => return None,
        };
        let is_allowed =
            |number: &u64| (minimum..=maximum).contains(number) && number.is_multiple_of(step);
        whole_number(text).filter(is_allowed)
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Field for Option<u64> {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        let Kind::IntegerOrEnd { minimum, maximum } = *kind else {
            return None;
        };
        if text == "end" {
            return Some(None);
        }
        let allowed = minimum..=maximum;
        let number = whole_number(text).filter(|number| allowed.contains(number))?;
        Some(Some(number))
    }

    fn write(&self) -> String {
        self.map_or_else(|| "end".to_owned(), |number| number.to_string())
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
    let Some((whole, fraction)) = text.split_once(',') else {
        return text.parse().ok();
    };
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let digits = whole.trim_start_matches(['-', '+']);
    let may_group = fraction.len() == 3 && !digits.starts_with('0');
    let is_decimal = is_digits(digits) && is_digits(fraction) && !may_group;
    is_decimal.then(|| format!("{whole}.{fraction}").parse().ok())?
}

impl Field for f64 {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        let Kind::Real { minimum, maximum } = *kind else {
            return None;
        };
        let number = number(text)?;
        // −0 would be written differently from 0 and be equal to it.
        (minimum..=maximum)
            .contains(&number)
            .then_some(number + 0.0)
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Field for Option<f64> {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        let Kind::RealOrInfinite { minimum, maximum } = *kind else {
            return None;
        };
        if text == "infinite" {
            return Some(None);
        }
        f64::read(text, &Kind::Real { minimum, maximum }).map(Some)
    }

    fn write(&self) -> String {
        self.map_or_else(|| "infinite".to_owned(), |number| Field::write(&number))
    }
}

impl Field for bool {
    fn read(text: &str, _kind: &Kind) -> Option<Self> {
        match text {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        }
    }

    fn write(&self) -> String {
        if *self { "on" } else { "off" }.to_owned()
    }
}

impl Field for String {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        let is_short_enough = match *kind {
            Kind::Moves { most } | Kind::Space { most } | Kind::Formula { most } => {
                text.chars().count() <= most
            }
            Kind::Tree => true,
            _ => false,
        };
        is_short_enough.then(|| text.to_owned())
    }

    fn write(&self) -> String {
        self.clone()
    }
}

impl Field for Option<Cell> {
    fn read(text: &str, _kind: &Kind) -> Option<Self> {
        if text == "none" {
            return Some(None);
        }
        text.parse().ok().map(Some)
    }

    fn write(&self) -> String {
        self.map_or_else(|| "none".to_owned(), |cell| cell.to_string())
    }
}

impl Field for Agent {
    fn read(text: &str, _kind: &Kind) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Field for Agents {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        match kind {
            Kind::Searchers => Self::searchers(text).ok(),
            _ => text.parse().ok(),
        }
    }

    fn write(&self) -> String {
        self.to_string()
    }
}
