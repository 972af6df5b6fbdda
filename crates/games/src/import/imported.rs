//! A game that was read, with what its text was taken for.

use super::form::Form;
use crate::strategic::StrategicGame;
use crate::strategic::names::SameNames;
use crate::strategic::text::Reading;
use crate::tree_game::TreeGame;

/// A game, and how it came out of its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    pub game: ImportedGame,
    pub form: Form,
    /// Names that were told apart, since a game cannot have them twice.
    pub notes: Vec<SameNames>,
}

/// Whichever game it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportedGame {
    /// With what one number per cell means, where the text has one.
    Strategic(StrategicGame, Reading),
    Tree(TreeGame),
}

impl Imported {
    /// A game that has no names twice.
    pub fn plain(game: ImportedGame, form: impl Into<Form>) -> Self {
        Self {
            game,
            form: form.into(),
            notes: Vec::new(),
        }
    }
}
