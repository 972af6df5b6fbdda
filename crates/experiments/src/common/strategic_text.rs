//! Strategic games as parameters name them: by a name of the library, or written; and texts that make none.

use super::game_name::is_name;
use crate::diagnostic::{Fault, quote};
use core::ops::Range;
use games::strategic::text::{self, Reading};
use games::strategic::{StrategicFault, StrategicGame, library, place};
use texts::Texts;

/// A text that makes no game.
#[derive(Clone, Debug, PartialEq)]
pub struct WrongGame {
    /// The parameter that is wrong.
    pub key: &'static str,
    pub fault: StrategicFault,
}

impl Fault for WrongGame {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.matrix.wrong_game)(key, &self.fault.to_string())
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        (texts.labs.matrix.wrong_game_here)(&self.fault.to_string())
    }

    fn place(&self, key: &str, text: &str) -> Option<Range<usize>> {
        (key == "game").then(|| place::place(text, &self.fault))?
    }
}

/// A game as a sentence speaks of it: by the name of its story, or quoted as it is written.
pub fn spoken(text: &str, texts: &Texts) -> String {
    let mut stories = texts.labs.matrix.stories.iter();
    let Some(story) = stories.find(|story| story.key == text.trim()) else {
        return quote(text);
    };
    let mut name = story.name.chars();
    let first = name.next().into_iter().flat_map(char::to_lowercase);
    first.chain(name).collect()
}

/// Whether a text names a game of the library.
pub fn is_of_library(text: &str) -> bool {
    library::find(text.trim()).is_some()
}

/// The game of the library that is named, or the one that is written and read like that.
///
/// # Errors
/// A name that there is not, or the first thing that is wrong.
pub fn game_of(text: &str, reading: Reading) -> Result<StrategicGame, StrategicFault> {
    let trimmed = text.trim();
    if let Some(game) = library::find(trimmed).and_then(library::Entry::game) {
        return Ok(game);
    }
    if is_name(trimmed) {
        return Err(StrategicFault::Unknown(trimmed.chars().take(60).collect()));
    }
    text::read(text, reading)
}
