//! The game that parameters name, parameters for a game from elsewhere, and what is wrong with texts that make no game.

use super::settings::TreeGameLab;
use crate::common::game_name::is_name;
use crate::problem::Fault;
use games::gambit::lexer::FileError;
use games::strategic::names;
use games::tree_game::text::{self, TreeGameError};
use games::tree_game::{TreeGame, efg, json, library};
use texts::Texts;

/// A text that makes no game.
#[derive(Clone, Debug, PartialEq)]
pub enum WrongTree {
    /// A name that no game of the library has.
    Name(String),
    Text(TreeGameError),
}

impl WrongTree {
    fn words(&self, texts: &Texts) -> String {
        match self {
            Self::Name(name) => (texts.labs.tree_game.no_such_game)(name),
            Self::Text(error) => error.to_string(),
        }
    }
}

impl Fault for WrongTree {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.tree_game.wrong_game)(key, &self.words(texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        (texts.labs.tree_game.wrong_game_here)(&self.words(texts))
    }
}

/// A player that the game does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSeat {
    pub found: u64,
    pub players: usize,
}

impl Fault for WrongSeat {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.tree_game.wrong_game)(key, &self.words(texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        (texts.labs.tree_game.wrong_game_here)(&self.words(texts))
    }
}

impl WrongSeat {
    fn words(self, texts: &Texts) -> String {
        (texts.labs.tree_game.wrong_seat)(self.found, self.players)
    }
}

impl TreeGameLab {
    /// The entry of the library that is named, and its number.
    pub fn entry(&self) -> Option<(&'static library::Entry, usize)> {
        library::find(self.game.trim())
    }

    /// The game.
    ///
    /// # Errors
    /// What is wrong with its text.
    pub fn tree(&self) -> Result<TreeGame, WrongTree> {
        let named = self.entry().and_then(|(entry, number)| entry.game(number));
        let mut players = match self.players.as_str() {
            "" => Vec::new(),
            players => names::read(players).concat(),
        };
        if let Some(game) = named {
            return Ok(game.with_names(self.title.clone(), players));
        }
        let name = self.game.trim();
        if is_name(name) {
            return Err(WrongTree::Name(name.chars().take(60).collect()));
        }
        players.truncate(games::tree_game::sizes::MAX_PLAYERS);
        text::read(&self.game, self.title.clone(), &players).map_err(WrongTree::Text)
    }

    /// The experiment of a game, looked at as this one is.
    #[must_use]
    pub fn of_game(&self, game: &TreeGame) -> Self {
        let is_number = |(number, name): (usize, &String)| *name == (number + 1).to_string();
        let players = if game.players().iter().enumerate().all(is_number) {
            String::new()
        } else {
            names::write_group(game.players())
        };
        let fresh = Self::default();
        Self {
            game: text::write(game),
            players,
            title: game.title.chars().take(300).collect(),
            assessment: fresh.assessment,
            beliefs: fresh.beliefs,
            moves: fresh.moves,
            lock: fresh.lock,
            ..self.clone()
        }
    }

    /// Whether a file is a game as JSON, so far as its form says; other files are JSON too.
    pub fn is_json_game(text: &str) -> bool {
        text.starts_with('{') && serde_json::from_str::<json::JsonGame>(text).is_ok()
    }

    /// The experiment of a file: of Gambit's, JSON, or a text as links have it.
    ///
    /// # Errors
    /// What is wrong with it, with its place.
    pub fn with_foreign(&self, text: &str) -> Result<Self, ForeignTree> {
        let start = text.trim_start_matches(['\u{feff}', '\r', '\n', ' ', '\t']);
        if start.starts_with("EFG") || start.starts_with("NFG") || start.starts_with('#') {
            return Ok(self.of_game(&efg::read(text.trim_start_matches('\u{feff}'))?));
        }
        if start.starts_with('{') {
            let lists: json::JsonGame = serde_json::from_str(start)
                .map_err(|fault| ForeignTree::Json(fault.to_string()))?;
            return Ok(self.of_game(&json::read(lists)?));
        }
        let game = text::read(text.trim(), String::new(), &[])?;
        Ok(self.of_game(&game))
    }
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ForeignTree {
    #[error("the file: {0}")]
    File(#[from] FileError),
    #[error("the JSON: {0}")]
    Json(String),
    #[error("the JSON: {0}")]
    Lists(#[from] json::JsonFault),
    #[error("the text: {0}")]
    Text(#[from] TreeGameError),
}
