//! Reading a text from its beginning, part by part, knowing the place. Spaces between parts mean nothing.

use super::error::{TextError, TextFault, Wanted};

/// What is left of a text. It never begins with a space.
pub(super) struct Reader<'a> {
    rest: &'a str,
    /// The character at which the rest begins, counted from 1.
    place: usize,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Self {
        let mut reader = Self {
            rest: text,
            place: 1,
        };
        reader.advance(0);
        reader
    }

    pub fn place(&self) -> usize {
        self.place
    }

    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Takes so many bytes, which end at a character's border, and the spaces after them.
    fn advance(&mut self, bytes: usize) -> &'a str {
        let (taken, after) = self.rest.split_at(bytes);
        let spaces = &after[..after.len() - after.trim_start().len()];
        self.place += taken.chars().count() + spaces.chars().count();
        self.rest = after.trim_start();
        taken
    }

    /// Takes `part` if it is there.
    pub fn take(&mut self, part: &str) -> bool {
        let is_there = self.rest.starts_with(part);
        if is_there {
            self.advance(part.len());
        }
        is_there
    }

    /// The number that begins here if a comma and a digit follow at once, with both: perhaps a decimal comma.
    pub fn number_with_comma(&self) -> Option<&'a str> {
        let length = number_length(self.rest);
        let digits = self.rest[length..].strip_prefix(',')?;
        let count = digits.bytes().take_while(u8::is_ascii_digit).count();
        (length > 0 && count > 0).then(|| &self.rest[..length + 1 + count])
    }

    /// A letter, then letters, digits and `_`.
    pub fn name(&mut self) -> Option<&'a str> {
        if !self.rest.starts_with(char::is_alphabetic) {
            return None;
        }
        let is_part =
            |symbol: char| symbol.is_alphabetic() || symbol.is_ascii_digit() || symbol == '_';
        let end = self.rest.find(|symbol| !is_part(symbol));
        Some(self.advance(end.unwrap_or(self.rest.len())))
    }

    /// A number without a sign, such as 12, 0.5, .5 and 2e-3.
    pub fn number(&mut self) -> Result<Option<f64>, TextError> {
        let place = self.place;
        let text = self.advance(number_length(self.rest));
        let fault = || TextFault::NumberTooLarge {
            found: text.to_owned(),
        };
        match text.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(Some(number)),
            Ok(_) => Err(TextError {
                place,
                fault: fault(),
            }),
            Err(_) => Ok(None),
        }
    }

    pub fn wrong<T>(&self, fault: TextFault) -> Result<T, TextError> {
        wrong(self.place, fault)
    }

    pub fn unexpected<T>(&self, wanted: Wanted) -> Result<T, TextError> {
        let found = self.peek();
        self.wrong(TextFault::Unexpected { found, wanted })
    }
}

pub(super) fn wrong<T>(place: usize, fault: TextFault) -> Result<T, TextError> {
    Err(TextError { place, fault })
}

/// Bytes of the number with which `text` begins; 0 if it does with none.
fn number_length(text: &str) -> usize {
    let digits = |from: usize| {
        let rest = text.get(from..).unwrap_or_default();
        rest.bytes().take_while(u8::is_ascii_digit).count()
    };
    let mut length = digits(0);
    // In a range, 1..5, the point is no decimal one.
    if text[length..].starts_with('.') && digits(length + 1) > 0 {
        length += 1 + digits(length + 1);
    }
    if length > 0 && text[length..].starts_with(['e', 'E']) {
        let sign = usize::from(text[length + 1..].starts_with(['+', '-']));
        let exponent = digits(length + 1 + sign);
        if exponent > 0 {
            length += 1 + sign + exponent;
        }
    }
    length
}
