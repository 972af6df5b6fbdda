//! Texts as parameters, where nearly any text is a value and anyone who uses it says what is wrong with it.

use super::kind::{Control, Kind, Values};
use crate::diagnostic::Refusal;
use texts::Texts;

/// Fields for texts from so many characters on are as wide as the form.
const WIDE: usize = 120;

/// Moves one after the other, at most so many characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moves {
    pub max_characters: usize,
}

impl Kind for Moves {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.moves)(self.max_characters)
    }

    fn control(&self) -> Control {
        text_control(self.max_characters)
    }

    fn takes_any_text(&self) -> bool {
        true
    }
}

impl Values<String> for Moves {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        text_up_to(self.max_characters, text)
    }

    fn write(&self, value: &String) -> String {
        value.clone()
    }
}

/// The field for texts of at most so many characters.
pub fn text_control(max_characters: usize) -> Control {
    Control::Text {
        is_wide: max_characters >= WIDE,
    }
}

/// The text, unless it is longer.
///
/// # Errors
/// If it is.
pub fn text_up_to(max_characters: usize, text: &str) -> Result<String, Refusal> {
    let is_short_enough = text.chars().count() <= max_characters;
    is_short_enough
        .then(|| text.to_owned())
        .ok_or(Refusal::Plain)
}
