//! Tokens of an expression: numbers, texts, names and signs, with where they stand.

use super::fault::{ReadingFault, ReadingFaultKind};

/// A token.
#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    Number(f64),
    Text(String),
    Name(String),
    Sign(&'static str),
    End,
}

/// The longest first: `<=` is no `<`.
const SIGNS: [&str; 18] = [
    "==", "!=", "<=", ">=", "<", ">", "+", "-", "−", "*", "/", "^", "(", ")", "[", "]", ".", ",",
];

/// The tokens of a text with their places in bytes; the last is the end.
///
/// # Errors
/// What is no token.
pub fn tokens(text: &str) -> Result<Vec<(usize, Token)>, ReadingFault> {
    let mut tokens = Vec::new();
    let mut at = 0;
    loop {
        at += text[at..].len() - text[at..].trim_start().len();
        let rest = &text[at..];
        let Some(first) = rest.chars().next() else {
            tokens.push((at, Token::End));
            return Ok(tokens);
        };
        let (token, length) = match first {
            '0'..='9' => number(rest, at)?,
            '"' | '\'' => quoted(rest, first, at)?,
            _ if first.is_alphabetic() || first == '_' => {
                let length = length_while(rest, |c| c.is_alphanumeric() || c == '_');
                (Token::Name(rest[..length].to_owned()), length)
            }
            _ => {
                let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign));
                let sign = sign.ok_or_else(|| unexpected(at, &first.to_string()))?;
                (Token::Sign(sign), sign.len())
            }
        };
        tokens.push((at, token));
        at += length;
    }
}

/// Something that should not stand there.
pub fn unexpected(at: usize, found: &str) -> ReadingFault {
    let kind = ReadingFaultKind::Unexpected(found.to_owned());
    ReadingFault { at, kind }
}

fn length_while(text: &str, is_in: impl Fn(char) -> bool) -> usize {
    text.find(|c| !is_in(c)).unwrap_or(text.len())
}

/// Digits, a point with digits, a power of ten.
fn number(text: &str, at: usize) -> Result<(Token, usize), ReadingFault> {
    let digits = |from: usize| from + length_while(&text[from..], |c| c.is_ascii_digit());
    let mut length = digits(0);
    if text[length..].starts_with('.') && digits(length + 1) > length + 1 {
        length = digits(length + 1);
    }
    if text[length..].starts_with(['e', 'E']) {
        let sign = usize::from(text[length + 1..].starts_with(['-', '+']));
        let end = digits(length + 1 + sign);
        if end > length + 1 + sign {
            length = end;
        }
    }
    let number: Option<f64> = text[..length].parse().ok();
    let number = number.filter(|number| number.is_finite());
    let number = number.ok_or_else(|| unexpected(at, &text[..length]))?;
    Ok((Token::Number(number), length))
}

fn quoted(text: &str, quote: char, at: usize) -> Result<(Token, usize), ReadingFault> {
    let inside = &text[1..];
    let length = inside.find(quote).ok_or_else(|| unexpected(at, text))?;
    Ok((Token::Text(inside[..length].to_owned()), length + 2))
}
