//! Given: the game that the parameters name or write, and what is wrong with a text that makes none.

use super::settings::BayesianExperiment;
use crate::common::game_name::is_name;
use crate::common::last::Last;
use crate::diagnostic::{Diagnostic, Fault, quote};
use crate::link_fault::LinkFault;
use crate::parameters::Integer;
use core::ops::Range;
use engines::bayesian::fault::{self, Wrong};
use engines::bayesian::game::BayesianGame;
use engines::bayesian::library::{self, Entry};
use engines::bayesian::text::read;
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
        let words = &texts.labs.bayesian;
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
                (texts.labs.bayesian.wrong_game_here)(&fault.what.to_string())
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

impl BayesianExperiment {
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

    /// Whether formulas of the game know a number x.
    pub fn uses_x(&self) -> bool {
        let lines = self.text().lines();
        let said = lines.filter(|line| !line.trim_start().starts_with('#'));
        let is_part = |sign: char| sign.is_alphanumeric() || sign == '_';
        let mut words = said.flat_map(|line| line.split(move |sign| !is_part(sign)));
        words.any(|word| word == "x")
    }

    /// The game. The last one is remembered: a page asks for it several times before it is drawn.
    ///
    /// # Errors
    /// What is wrong with its text.
    pub fn game(&self) -> Result<Arc<BayesianGame>, WrongGame> {
        thread_local! {
            static LAST: Last<(String, Fraction), Result<Arc<BayesianGame>, WrongGame>> = Last::default();
        }
        let is_asked = |known: &(String, Fraction)| known.0 == self.game && known.1 == self.x;
        let make = || ((self.game.clone(), self.x), self.read_game().map(Arc::new));
        LAST.with(|last| last.get(is_asked, make))
    }

    fn read_game(&self) -> Result<BayesianGame, WrongGame> {
        let text = self.text();
        if !self.is_of_library() && is_name(text.trim()) {
            let name = text.trim().chars().take(60).collect();
            return Err(WrongGame::Unknown(name));
        }
        read(text, self.x).map_err(|fault| WrongGame::Typed {
            text: text.to_owned(),
            fault,
        })
    }

    /// A player or a type that the game does not have.
    pub(super) fn repaired(&mut self) -> Vec<Diagnostic> {
        let Ok(game) = self.game() else {
            return Vec::new();
        };
        let mut problems = Vec::new();
        let mut mend = |key: &str, found: &mut u64, maximum: usize| {
            let maximum = maximum as u64;
            if *found > maximum {
                let allowed = Arc::new(Integer {
                    minimum: 1,
                    maximum,
                });
                let found_text = found.to_string();
                let fault = LinkFault::Value {
                    found: found_text,
                    allowed,
                };
                problems.push(Diagnostic::new(key, fault));
                *found = 1;
            }
        };
        mend("player", &mut self.player, game.players.len());
        let types = game.types(self.player as usize - 1);
        mend("own_type", &mut self.own_type, types);
        problems
    }
}
