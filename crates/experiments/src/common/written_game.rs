//! Written games: a name of a library, or a text with lines and formulas; what is wrong with one that makes no game, and where.

use crate::common::game_name::is_name;
use crate::diagnostic::{Fault, quote};
use core::fmt::Display;
use core::ops::Range;
use engines::formula::TextError;
use texts::Texts;

/// Letters of a name that are told.
const MAX_LETTERS: usize = 60;

/// A text that makes no game.
#[derive(Clone, Debug, PartialEq)]
pub enum WrongGame {
    /// A name that no game of the library has.
    Unknown(String),
    /// Here the text is kept: places in formulas are told by characters of all of it.
    Typed {
        text: String,
        /// Bytes of the text.
        place: Range<usize>,
        what: What,
    },
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// A formula, from a character of the formula on.
    Formula(TextError),
    /// Something that says what it is.
    Said(String),
}

impl WrongGame {
    /// What is wrong with a text where a formula, or something else, is.
    pub fn typed(
        text: &str,
        place: Range<usize>,
        formula: Option<&TextError>,
        said: &impl Display,
    ) -> Self {
        Self::Typed {
            text: text.to_owned(),
            place,
            what: formula.map_or_else(
                || What::Said(said.to_string()),
                |error| What::Formula(error.clone()),
            ),
        }
    }

    /// The name that is none of the library's, if a text is but a name.
    pub fn of_name(text: &str) -> Option<Self> {
        let name = text.trim();
        is_name(name).then(|| Self::Unknown(name.chars().take(MAX_LETTERS).collect()))
    }
}

impl Fault for WrongGame {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = &texts.written_games;
        match self {
            Self::Unknown(name) => (words.unknown)(&quote(name)),
            Self::Typed { text, place, what } => match what {
                What::Formula(error) => {
                    let before = text[..place.start].chars().count();
                    let error = TextError {
                        place: before + 1,
                        fault: error.fault.clone(),
                    };
                    error.sentence(key, texts)
                }
                What::Said(said) => (words.wrong)(key, said),
            },
        }
    }

    fn at_field(&self, key: &str, texts: &Texts) -> String {
        match self {
            Self::Typed {
                what: What::Said(said),
                ..
            } => (texts.written_games.wrong_here)(said),
            _ => self.sentence(key, texts),
        }
    }

    fn place(&self, key: &str, text: &str) -> Option<Range<usize>> {
        match self {
            Self::Typed {
                text: own, place, ..
            } if key == "game" && own == text => Some(place.clone()),
            _ => None,
        }
    }
}

/// Whether a text, without what follows a `#` in a line, has this word.
pub fn has_word(text: &str, word: &str) -> bool {
    let said = text.lines().filter_map(|line| line.split('#').next());
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '_';
    let mut words = said.flat_map(|line| line.split(move |sign| !is_part(sign)));
    words.any(|found| found == word)
}
