//! The game that parameters name, parameters for a game from elsewhere, and what is wrong with texts that make no game.

use super::settings::TreeGameExperiment;
use crate::common::game_name::is_name;
use crate::common::last::Last;
use crate::common::place::from_character;
use crate::diagnostic::Fault;
use crate::from_file::FromFile;
use core::ops::Range;
use games::import::form::Kind;
use games::import::{self, ImportFault, Imported, ImportedGame};
use games::strategic::names;
use games::tree_game::simultaneous::simultaneous;
use games::tree_game::sizes::MAX_PLAYERS;
use games::tree_game::text::{self, TextFault, TreeGameError};
use games::tree_game::{TreeGame, TreeGameFault, library};
use std::sync::Arc;
use texts::{Texts, TreeGameTexts};

/// A text that makes no game.
#[derive(Clone, Debug, PartialEq)]
pub enum WrongTree {
    /// A name that no game of the library has.
    Name(String),
    Text(TreeGameError),
    /// More names than the game has players.
    Players {
        found: usize,
        most: usize,
    },
}

impl WrongTree {
    /// The parameter that is wrong.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Players { .. } => "players",
            Self::Name(_) | Self::Text(_) => "game",
        }
    }

    fn words(&self, texts: &Texts) -> String {
        match self {
            Self::Name(name) => (texts.labs.tree_game.no_such_game)(name),
            Self::Text(error) => error.to_string(),
            Self::Players { found, most } => (texts.labs.tree_game.too_many_names)(*found, *most),
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

    fn place(&self, key: &str, text: &str) -> Option<Range<usize>> {
        if key != self.key() {
            return None;
        }
        let Self::Text(error) = self else {
            return Some(0..text.len());
        };
        let found = match &error.fault {
            TextFault::NoNode { found }
            | TextFault::Number { found, .. }
            | TextFault::Mover { found } => Some(found.as_str()),
            _ => None,
        };
        Some(from_character(text, error.place, found))
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

impl TreeGameExperiment {
    /// The entry of the library that is named, and its number.
    pub fn entry(&self) -> Option<(&'static library::Entry, usize)> {
        library::find(self.game.trim())
    }

    /// The game. The last one is remembered: a page asks for it several times before it is drawn.
    ///
    /// # Errors
    /// What is wrong with its text.
    pub fn tree(&self) -> Result<Arc<TreeGame>, WrongTree> {
        thread_local! {
            static LAST: Last<[String; 3], Result<Arc<TreeGame>, WrongTree>> = Last::default();
        }
        let asked = [&self.game, &self.title, &self.players];
        let make = || (asked.map(Clone::clone), self.read().map(Arc::new));
        LAST.with(|last| last.get(|texts| texts.each_ref() == asked, make))
    }

    fn read(&self) -> Result<TreeGame, WrongTree> {
        let named = self.entry().and_then(|(entry, number)| entry.game(number));
        let players = match self.players.as_str() {
            "" => Vec::new(),
            players => names::read(players).concat(),
        };
        let most = named
            .as_ref()
            .map_or(MAX_PLAYERS, |game| game.players().len());
        if players.len() > most {
            let found = players.len();
            return Err(WrongTree::Players { found, most });
        }
        if let Some(game) = named {
            return Ok(game.with_names(self.title.clone(), players));
        }
        let name = self.game.trim();
        if is_name(name) {
            return Err(WrongTree::Name(name.chars().take(60).collect()));
        }
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

    /// The experiments that a text from elsewhere may be. What links write as a tree is one here, though brackets may be a matrix elsewhere; a
    /// strategic game becomes a tree in which nobody sees what the others do.
    ///
    /// # Errors
    /// What is wrong with it, with its place.
    pub fn with_foreign(&self, text: &str) -> Result<Vec<FromFile<Self>>, ImportFault> {
        if let Ok(game) = text::read(text.trim(), String::new(), &[]) {
            let game = ImportedGame::Tree(game);
            return Ok(self.of_imported(vec![Imported::plain(game, Kind::Tree)])?);
        }
        Ok(self.of_imported(import::read(text)?)?)
    }

    /// The experiments of games that were read.
    ///
    /// # Errors
    /// If a strategic game cannot be a tree.
    pub fn of_imported(
        &self,
        readings: Vec<Imported>,
    ) -> Result<Vec<FromFile<Self>>, TreeGameFault> {
        let one = |read: Imported| {
            let (experiment, shown_as) = match read.game {
                ImportedGame::Tree(game) => (self.of_game(&game), None),
                ImportedGame::Strategic(game, _) => {
                    let shown_as = Some("a tree in which nobody sees what the others do");
                    (self.of_game(&simultaneous(&game)?), shown_as)
                }
            };
            Ok(FromFile::new(experiment, read.form, &read.notes, shown_as))
        };
        readings.into_iter().map(one).collect()
    }
}

/// What a player is called: by name, or by number where there is none.
pub fn name_of(game: &TreeGame, player: usize, words: &TreeGameTexts) -> String {
    let name = &game.players()[player];
    if *name == (player + 1).to_string() {
        (words.player)(player)
    } else {
        name.clone()
    }
}
