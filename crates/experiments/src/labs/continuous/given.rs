//! Given: the game that the parameters name or write, and what is wrong with a text that makes none.

use super::settings::ContinuousExperiment;
use crate::common::last::Last;
use crate::common::written_game::{WrongGame, has_word};
use engines::continuous::fault::Wrong;
use engines::continuous::game::ContinuousGame;
use engines::continuous::library::{self, Entry};
use engines::continuous::text::read;
use games::fraction::Fraction;
use std::sync::Arc;

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
        has_word(self.text(), "t")
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
        if !self.is_of_library()
            && let Some(unknown) = WrongGame::of_name(text)
        {
            return Err(unknown);
        }
        read(text, self.t).map_err(|fault| {
            let formula = match &fault.what {
                Wrong::Formula(error) => Some(error),
                _ => None,
            };
            WrongGame::typed(text, fault.place.clone(), formula, &fault)
        })
    }
}
