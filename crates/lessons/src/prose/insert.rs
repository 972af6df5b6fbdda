//! Inserts: live values, controls, buttons and pictures, between braces.

use super::mask::end_of;
use crate::changes;
use crate::expression::Expression;
use crate::fault::{Allowed as AllowedHere, Fault, FaultKind, Position};
use crate::lesson::{Allowed, Control, Format, Inline, Jump, LiveValue, Stage};
use crate::source::Source;
use crate::stage;

/// A part of a text.
pub enum Piece {
    Inline(Inline),
    Picture(Stage),
}

/// The parts of a text that stands in the source from the byte `from` on.
pub fn pieces(text: &str, source: &Source, from: usize) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = text;
    let mut plain = String::new();
    while let Some(start) = rest.find('{') {
        plain.push_str(&rest[..start]);
        let inside = &rest[start + 1..];
        if let Some(after) = inside.strip_prefix('{') {
            plain.push('{');
            rest = after;
            continue;
        }
        push_text(&mut pieces, &mut plain);
        let at = source.position(from + text.len() - inside.len() - 1);
        let fault = |kind| Piece::Inline(Inline::Fault(Fault::new(at, kind)));
        let Some(end) = end_of(inside) else {
            pieces.push(fault(FaultKind::Unclosed));
            return pieces;
        };
        pieces.push(read(&inside[..end], at).unwrap_or_else(fault));
        rest = &inside[end + 1..];
    }
    plain.push_str(rest);
    push_text(&mut pieces, &mut plain);
    pieces
}

fn push_text(pieces: &mut Vec<Piece>, plain: &mut String) {
    if !plain.is_empty() {
        pieces.push(Piece::Inline(Inline::Text(core::mem::take(plain))));
    }
}

fn read(inside: &str, at: Position) -> Result<Piece, FaultKind> {
    let inside = inside.trim();
    let (word, rest) = inside.split_once(' ').unwrap_or((inside, ""));
    let inline = match word {
        "set" => Inline::Set(control(rest.trim(), at)?),
        "go" => Inline::Go(jump(rest, at)?),
        "picture" => return Ok(Piece::Picture(stage::read(rest.trim(), at))),
        "" => return Err(FaultKind::UnknownInsert(String::new())),
        _ => Inline::Value(value(inside, at)?),
    };
    Ok(Piece::Inline(inline))
}

fn wrong(key: &str, found: &str, allowed: AllowedHere) -> FaultKind {
    FaultKind::Value(key.to_owned(), found.to_owned(), allowed)
}

/// `expression ± expression : format`.
fn value(text: &str, at: Position) -> Result<LiveValue, FaultKind> {
    let (expressions, format) = match text.rsplit_once(':') {
        Some((before, format)) => (before, read_format(format.trim())?),
        None => (text, Format::Short),
    };
    let expression = |text: &str| Expression::read(text).map_err(FaultKind::Expression);
    let (main, plus_minus) = match expressions.split_once('±') {
        Some((main, plus_minus)) => (main, Some(expression(plus_minus)?)),
        None => (expressions, None),
    };
    Ok(LiveValue {
        at,
        expression: expression(main)?,
        plus_minus,
        format,
    })
}

fn read_format(text: &str) -> Result<Format, FaultKind> {
    let decimals = |digits: &str| digits.parse::<u8>().ok().filter(|&digits| digits <= 9);
    let format = match text.strip_prefix('%') {
        Some("") => Some(Format::Percent(0)),
        Some(digits) => decimals(digits.trim()).map(Format::Percent),
        None => decimals(text).map(Format::Decimals),
    };
    format.ok_or_else(|| wrong(":", text, AllowedHere::Format))
}

/// `key`, `key 1..3`, `key one two`.
fn control(text: &str, at: Position) -> Result<Control, FaultKind> {
    let mut words = text.split_whitespace();
    let key = words.next().unwrap_or_default().to_owned();
    let words: Vec<&str> = words.collect();
    let allowed = match words[..] {
        [] => Allowed::All,
        [range] if range.contains("..") => {
            let ends = range.split_once("..").and_then(|(least, most)| {
                Some((least.parse::<f64>().ok()?, most.parse::<f64>().ok()?))
            });
            let ends = ends.filter(|(least, most)| least < most && most.is_finite());
            let (least, most) = ends.ok_or_else(|| wrong(&key, range, AllowedHere::Range))?;
            Allowed::Range(least, most)
        }
        _ => Allowed::Words(words.into_iter().map(str::to_owned).collect()),
    };
    Ok(Control { at, key, allowed })
}

/// `words | key=value&key=value`.
fn jump(text: &str, at: Position) -> Result<Jump, FaultKind> {
    let parts = text
        .rsplit_once('|')
        .filter(|(words, _)| !words.trim().is_empty());
    let (words, query) = parts.ok_or_else(|| wrong("go", text, AllowedHere::Changes))?;
    Ok(Jump {
        at,
        words: words.trim().to_owned(),
        changes: changes::read(query).ok_or_else(|| wrong("go", query, AllowedHere::Changes))?,
    })
}
