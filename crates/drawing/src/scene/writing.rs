//! Texts in a picture, as large as there is room for, or not at all.
//!
//! How wide a text will be is estimated from its characters, since nothing is measured here: figures are a little
//! more than half as wide as the font is high in every usual font.

use super::point::Point;

/// Text smaller than this is left away, in pixels. Where there is room, texts shrink no further than this.
const MIN_FONT: f32 = 12.0;
/// Values, which are what people look for, become smaller where their neighbours leave them no more room, and then only.
const MIN_VALUE_FONT: f32 = 8.0;

/// From the base line of a line to that of the next, in heights of the font.
pub const LINE: f32 = 1.1;

/// Below these scales texts shrink with their nodes, and so are left away: values, which are what people look for, and others.
const MIN_SCALE_OF_VALUES: f32 = 0.1;
const MIN_SCALE: f32 = 0.3;

/// What a text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// What a node is worth.
    Value,
    /// A word under it.
    Label,
    /// The interval over it.
    Note,
    /// A move, on its edge.
    Move,
    /// How many nodes are gathered.
    Count,
    /// Which node it is.
    Number,
    /// Why branches were cut.
    Reason,
}

impl Role {
    /// The height of the font, in pixels at scale 1.
    pub fn font(self) -> f32 {
        match self {
            Self::Value => 13.0,
            _ => 12.0,
        }
    }

    /// How wide a character is on average, in heights of the font.
    pub(super) fn character(self) -> f32 {
        match self {
            Self::Note => 0.61,
            // Bold.
            Self::Value => 0.64,
            _ => 0.59,
        }
    }
}

/// A text in its place, centred; of one line or several.
#[derive(Clone, Debug, PartialEq)]
pub struct Writing {
    pub text: String,
    pub role: Role,
    /// The middle of the first base line.
    pub at: Point,
    /// The height of the font, in pixels.
    pub font: f32,
}

/// The height of the font in which `text` is at most `room` wide, at the scale `size`; `None` if that is too
/// small to be read, or there is no text.
pub fn font_for(text: &str, role: Role, size: f32, room: f32) -> Option<f32> {
    let mut wanted = role.font() * size;
    let is_value = role == Role::Value;
    if size
        >= (if is_value {
            MIN_SCALE_OF_VALUES
        } else {
            MIN_SCALE
        })
    {
        wanted = wanted.max(MIN_FONT);
    }
    let width = width_of(text, role, wanted);
    let font = if width > room {
        wanted * room / width
    } else {
        wanted
    };
    let smallest = if is_value { MIN_VALUE_FONT } else { MIN_FONT };
    (!text.is_empty() && font >= smallest).then_some(font)
}

/// Whether nothing has made a text in this font smaller than it should be.
pub fn is_readable(font: f32) -> bool {
    font >= MIN_FONT
}

/// How wide the longest line of a text is in this font, about.
pub fn width_of(text: &str, role: Role, font: f32) -> f32 {
    let longest = text.lines().map(|line| line.chars().count()).max();
    longest.unwrap_or_default() as f32 * role.character() * font
}

/// A number with its digits in groups of three, as is understood in every language: with narrow spaces.
pub fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 2);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}
