//! Names of places, and words to search by, as parameters.

use crate::diagnostic::Refusal;
use crate::parameters::{Kind, Values, text_up_to};
use texts::Texts;

/// No place of any game has a longer name.
const MAX_CHARACTERS: usize = 40;

/// The name of a place, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place;

impl Kind for Place {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.regret.places.allowed)(MAX_CHARACTERS)
    }
}

impl Values<String> for Place {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        let is_name = text.len() <= MAX_CHARACTERS
            && text.chars().all(|symbol| symbol.is_ascii_alphanumeric());
        is_name.then(|| text.to_owned()).ok_or(Refusal::Plain)
    }

    fn write(&self, value: &String) -> String {
        value.clone()
    }
}

/// Any words, to search by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words;

/// Nobody searches by more.
const MAX_SEARCHED: usize = 40;

impl Kind for Words {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.regret.places.words)(MAX_SEARCHED)
    }

    fn takes_any_text(&self) -> bool {
        true
    }
}

impl Values<String> for Words {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        text_up_to(MAX_SEARCHED, text)
    }

    fn write(&self, value: &String) -> String {
        value.clone()
    }
}
