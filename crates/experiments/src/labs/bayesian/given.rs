//! Given: the game that the parameters name or write, and what is wrong with a text that makes none.

use super::settings::BayesianExperiment;
use crate::common::last::Last;
use crate::common::written_game::{WrongGame, has_word};
use crate::diagnostic::Diagnostic;
use crate::link_fault::LinkFault;
use crate::parameters::Integer;
use engines::bayesian::fault::Wrong;
use engines::bayesian::game::BayesianGame;
use engines::bayesian::library::{self, Entry};
use engines::bayesian::text::read;
use games::fraction::Fraction;
use std::sync::Arc;

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
        has_word(self.text(), "x")
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
        if !self.is_of_library()
            && let Some(unknown) = WrongGame::of_name(text)
        {
            return Err(unknown);
        }
        read(text, self.x).map_err(|fault| {
            let formula = match &fault.what {
                Wrong::Formula(error) => Some(error),
                _ => None,
            };
            WrongGame::typed(text, fault.place.clone(), formula, &fault)
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
