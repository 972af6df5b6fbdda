//! Given: the game that the parameters name or write, and what is wrong with a text that makes none.

use super::settings::ContinuousExperiment;
use crate::common::game_name::is_name;
use crate::common::last::Last;
use crate::diagnostic::{Fault, quote};
use core::ops::Range;
use engines::continuous::fault::{self, Wrong};
use engines::continuous::game::ContinuousGame;
use engines::continuous::library::{self, Entry};
use engines::continuous::text::read;
use engines::formula::TextError;
use games::fraction::Fraction;
use std::sync::Arc;
use texts::Texts;

/// A text that makes no game.
#[derive(Clone, Debug, PartialEq)]
pub enum WrongGame {
    /// A name that no game of the library has.
    Unknown(String),
    /// Here the text is kept: places in formulas are told by characters of all of it.
    Typed { text: String, fault: fault::Fault },
}

impl WrongGame {
    fn said(&self, key: &str, texts: &Texts) -> String {
        let words = &texts.labs.continuous;
        match self {
            Self::Unknown(name) => (words.unknown_game)(&quote(name)),
            Self::Typed { text, fault } => match &fault.what {
                Wrong::Formula(error) => {
                    let before = text[..fault.place.start].chars().count();
                    let error = TextError {
                        place: before + 1,
                        fault: error.fault.clone(),
                    };
                    error.sentence(key, texts)
                }
                what => (words.wrong_game)(key, &what.to_string()),
            },
        }
    }
}

impl Fault for WrongGame {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        self.said(key, texts)
    }

    fn at_field(&self, key: &str, texts: &Texts) -> String {
        match self {
            Self::Typed { fault, .. } if !matches!(fault.what, Wrong::Formula(_)) => {
                (texts.labs.continuous.wrong_game_here)(&fault.what.to_string())
            }
            _ => self.said(key, texts),
        }
    }

    fn place(&self, key: &str, text: &str) -> Option<Range<usize>> {
        match self {
            Self::Typed { text: own, fault } if key == "game" && own == text => {
                Some(fault.place.clone())
            }
            _ => None,
        }
    }
}

impl ContinuousExperiment {
    /// The game of the library that is named.
    pub fn entry(&self) -> Option<&'static Entry> {
        library::find(self.game.trim())
    }

    /// The text of the game: as it is typed, or as the library has it.
    pub fn text(&self) -> &str {
        self.entry().map_or(&self.game, |entry| entry.text)
    }

    /// Whether the game is one of the library.
    pub fn is_of_library(&self) -> bool {
        self.entry().is_some()
    }

    /// Whether formulas of the game know a number t.
    pub fn uses_t(&self) -> bool {
        let said = self
            .text()
            .lines()
            .filter_map(|line| line.split('#').next());
        let is_part = |sign: char| sign.is_alphanumeric() || sign == '_';
        let mut words = said.flat_map(|line| line.split(move |sign| !is_part(sign)));
        words.any(|word| word == "t")
    }

    /// The game. The last one is remembered: a page asks for it several times before it is drawn.
    ///
    /// # Errors
    /// What is wrong with its text.
    pub fn game(&self) -> Result<Arc<ContinuousGame>, WrongGame> {
        thread_local! {
            static LAST: Last<(String, Fraction), Result<Arc<ContinuousGame>, WrongGame>> = Last::default();
        }
        let is_asked = |known: &(String, Fraction)| known.0 == self.game && known.1 == self.t;
        let make = || ((self.game.clone(), self.t), self.read_game().map(Arc::new));
        LAST.with(|last| last.get(is_asked, make))
    }

    fn read_game(&self) -> Result<ContinuousGame, WrongGame> {
        let text = self.text();
        if !self.is_of_library() && is_name(text.trim()) {
            let name = text.trim().chars().take(60).collect();
            return Err(WrongGame::Unknown(name));
        }
        read(text, self.t).map_err(|fault| WrongGame::Typed {
            text: text.to_owned(),
            fault,
        })
    }
}
