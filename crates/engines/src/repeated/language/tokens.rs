//! Words, numbers and signs of a text.

use super::fault::{StrategyFault, Wrong};
use core::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Word,
    /// Digits, with a point among them or not.
    Number,
    /// Something in quotation marks.
    Quoted,
    /// A sign; the end of a line, outside parentheses, is a semicolon.
    Sign,
}

/// A part of a text.
#[derive(Clone, Debug)]
pub struct Token<'a> {
    pub kind: Kind,
    /// Without quotation marks.
    pub text: &'a str,
    pub place: Range<usize>,
}

const SIGNS: &str = "(),;:=+-*/<>?";
/// Signs that are written in two ways or have two characters.
const LONG: [(&str, &str); 6] = [
    ("<=", "<="),
    (">=", ">="),
    ("!=", "!="),
    ("≤", "<="),
    ("≥", ">="),
    ("≠", "!="),
];

/// The parts of a text, in order.
///
/// # Errors
/// A character that no part begins with, or an open quotation mark.
pub fn tokens(text: &str) -> Result<Vec<Token<'_>>, StrategyFault> {
    let (mut found, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    while let Some(character) = text[start..].chars().next() {
        let (kind, length, sign) = match character {
            '\n' if depth == 0 => (Some(Kind::Sign), 1, Some(";")),
            character if character.is_whitespace() => (None, character.len_utf8(), None),
            character => {
                let (kind, length, sign) = token(&text[start..])
                    .map_err(|wrong| wrong.at(start..start + character.len_utf8()))?;
                (Some(kind), length, sign)
            }
        };
        let place = start..start + length;
        start = place.end;
        let Some(kind) = kind else { continue };
        let inside = if kind == Kind::Quoted {
            place.start + 1..place.end - 1
        } else {
            place.clone()
        };
        let text = sign.unwrap_or(&text[inside]);
        match text {
            "(" if kind == Kind::Sign => depth += 1,
            ")" if kind == Kind::Sign => depth = depth.saturating_sub(1),
            _ => {}
        }
        found.push(Token { kind, text, place });
    }
    Ok(found)
}

/// The kind and length of what a text begins with, and how a sign is written.
fn token(text: &str) -> Result<(Kind, usize, Option<&'static str>), Wrong> {
    let while_it = |is_part: fn(char) -> bool| {
        text.find(|character| !is_part(character))
            .unwrap_or(text.len())
    };
    if let Some((written, sign)) = LONG.iter().find(|(written, _)| text.starts_with(written)) {
        return Ok((Kind::Sign, written.len(), Some(sign)));
    }
    match text.chars().next().unwrap_or_default() {
        '"' => {
            let end = text[1..].find('"').ok_or(Wrong::NotClosed)?;
            Ok((Kind::Quoted, end + 2, None))
        }
        '0'..='9' => Ok((
            Kind::Number,
            while_it(|part| part.is_ascii_digit() || part == '.'),
            None,
        )),
        character if character.is_alphabetic() => Ok((
            Kind::Word,
            while_it(|part| part.is_alphanumeric() || part == '_'),
            None,
        )),
        sign if SIGNS.contains(sign) => Ok((Kind::Sign, 1, None)),
        other => Err(Wrong::Sign(other)),
    }
}
