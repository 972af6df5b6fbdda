//! Any text up to a length: its own reader says later what is wrong with it.

use super::{Control, Kind, Values, text_control, text_up_to};
use crate::diagnostic::Refusal;
use texts::Texts;

/// A text.
#[derive(Clone, Copy, Debug)]
pub struct AnyText {
    /// Characters.
    pub max_characters: usize,
    /// What stands in it, in words, without its length.
    pub allowed: fn(&Texts) -> &'static str,
}

impl PartialEq for AnyText {
    fn eq(&self, other: &Self) -> bool {
        self.max_characters == other.max_characters
            && core::ptr::fn_addr_eq(self.allowed, other.allowed)
    }
}

impl Kind for AnyText {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.up_to)((self.allowed)(texts), self.max_characters)
    }

    fn control(&self) -> Control {
        text_control(self.max_characters)
    }

    fn takes_any_text(&self) -> bool {
        true
    }
}

impl Values<String> for AnyText {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        text_up_to(self.max_characters, text)
    }

    fn write(&self, text: &String) -> String {
        text.clone()
    }
}
