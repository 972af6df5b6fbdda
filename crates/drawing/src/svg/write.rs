//! Text, numbers and paths as SVG has them.

use crate::scene::Point;

/// Text as it may stand in an element or an attribute. What XML has no way to say is left out.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    escape_into(&mut out, text);
    out
}

pub fn escape_into(out: &mut String, text: &str) {
    for symbol in text.chars() {
        match symbol {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(symbol),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => {}
            _ => out.push(symbol),
        }
    }
}

/// A number with one digit after the point. Thousands of them are written for every frame, for which the
/// formatting of the standard library is too thorough.
pub fn number(out: &mut String, number: f32) {
    let tenths = (number * 10.0).round() as i64;
    if tenths < 0 {
        out.push('-');
    }
    let tenths = tenths.unsigned_abs();
    let mut whole = tenths / 10;
    let mut digits = [0_u8; 20];
    let mut count = 0;
    loop {
        digits[count] = (whole % 10) as u8;
        (whole, count) = (whole / 10, count + 1);
        if whole == 0 {
            break;
        }
    }
    for &digit in digits[..count].iter().rev() {
        out.push(char::from(b'0' + digit));
    }
    if !tenths.is_multiple_of(10) {
        out.push('.');
        out.push(char::from(b'0' + (tenths % 10) as u8));
    }
}

/// An attribute with a number.
pub fn attribute(out: &mut String, name: &str, value: f32) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    number(out, value);
    out.push('"');
}

/// The data of a path through `points`.
pub fn path(out: &mut String, points: &[Point], is_closed: bool) {
    for (index, &(x, y)) in points.iter().enumerate() {
        out.push(if index == 0 { 'M' } else { 'L' });
        number(out, x);
        out.push(' ');
        number(out, y);
    }
    if is_closed {
        out.push('Z');
    }
}
