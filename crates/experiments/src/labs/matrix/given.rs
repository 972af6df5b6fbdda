//! The game that parameters name, and parameters for a game from elsewhere.

use super::exercise;
use super::settings::{Difficulty, EXERCISE, MatrixExperiment, Payoffs};
use crate::common::last::Last;
use crate::common::strategic_text::{WrongGame, game_of, is_of_library};
use crate::diagnostic::Diagnostic;
use crate::from_file::FromFile;
use crate::link_fault::LinkFault;
use crate::parameters::ByKey;
use games::import::{self, ImportFault, Imported, ImportedGame};
use games::strategic::text::{self, Reading};
use games::strategic::{StrategicFault, StrategicGame, library, names};
use games::tree_game::strategic::{NoMatrix, strategic_form};
use std::sync::Arc;
use thiserror::Error;

/// What is wrong with a text from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ForeignFault {
    #[error("{0}")]
    Text(#[from] ImportFault),
    #[error("the extensive game has no matrix: {0}")]
    NoMatrix(#[from] NoMatrix),
}

/// What a game is read or drawn from.
type Written = ([String; 4], (Payoffs, Difficulty, u64));

impl MatrixExperiment {
    /// Whether the game is one of the library, or is drawn.
    pub fn is_named(&self) -> bool {
        self.is_exercise() || is_of_library(&self.game)
    }

    /// Whether the game is drawn from the seed.
    pub fn is_exercise(&self) -> bool {
        self.game.trim() == EXERCISE
    }

    /// How the cells are read.
    pub fn reading(&self) -> Reading {
        if self.is_exercise() {
            return Reading::Each;
        }
        library::find(self.game.trim())
            .map_or_else(|| self.payoffs.reading(), library::Entry::reading)
    }

    /// The game. The last one is remembered: a page asks for it several times before it is drawn.
    ///
    /// # Errors
    /// What is wrong, with the parameter that is.
    pub fn game(&self) -> Result<Arc<StrategicGame>, WrongGame> {
        thread_local! {
            static LAST: Last<Written, Result<Arc<StrategicGame>, WrongGame>> = Last::default();
        }
        let texts = [&self.game, &self.actions, &self.players, &self.title];
        let others = (self.payoffs, self.difficulty, self.seed);
        let is_asked = |known: &Written| known.0.each_ref() == texts && known.1 == others;
        let make = || {
            let game = self.read_game().map(Arc::new);
            ((texts.map(Clone::clone), others), game)
        };
        LAST.with(|last| last.get(is_asked, make))
    }

    /// Leaves out the meaning of the numbers where the game that is written contradicts it, as pairs that add up to different sums do.
    pub(super) fn repair_payoffs(&mut self, game: &StrategicGame) -> Option<Diagnostic> {
        let is_so = match self.payoffs {
            _ if self.is_named() => true,
            Payoffs::Both => true,
            Payoffs::ZeroSum => game.is_zero_sum(),
            Payoffs::Symmetric => game.is_symmetric(),
        };
        if is_so {
            return None;
        }
        let found = self.get("payoffs");
        self.payoffs = Payoffs::Both;
        Some(Diagnostic::new(
            "payoffs",
            LinkFault::MeansNothing { found },
        ))
    }

    fn read_game(&self) -> Result<StrategicGame, WrongGame> {
        let wrong = |key: &'static str| move |fault: StrategicFault| WrongGame { key, fault };
        let drawn = self.is_exercise().then(|| exercise::game(self)).flatten();
        let game = match drawn {
            Some(game) => game,
            None => game_of(&self.game, self.payoffs.reading()).map_err(wrong("game"))?,
        };
        let players = match self.players.as_str() {
            "" => game.players().to_vec(),
            names => names::read(names).concat(),
        };
        let actions = if self.actions.is_empty() || self.is_named() {
            game.actions().to_vec()
        } else {
            names::read(&self.actions)
        };
        let unnamed = (game.title.clone(), game.players().to_vec());
        let game = game
            .with_names(unnamed.0, unnamed.1, actions)
            .map_err(wrong("actions"))?;
        let actions = game.actions().to_vec();
        game.with_names(self.title.clone(), players, actions)
            .map_err(wrong("players"))
    }

    /// The experiment of a game, looked at as this one is.
    #[must_use]
    pub fn of_game(&self, game: &StrategicGame, reading: Reading) -> Self {
        let numbers: Vec<String> = (1..=game.players().len())
            .map(|number| number.to_string())
            .collect();
        let has_names = game.players() != numbers;
        let is_default = |(player, actions): (usize, &Vec<String>)| {
            *actions == names::defaults(player, actions.len())
        };
        let has_actions = !game.actions().iter().enumerate().all(is_default);
        Self {
            game: text::write(game, reading),
            payoffs: Payoffs::of(reading),
            actions: if has_actions {
                names::write(game.actions())
            } else {
                String::new()
            },
            players: if has_names {
                names::write_group(game.players())
            } else {
                String::new()
            },
            title: game.title.chars().take(300).collect(),
            from: String::new(),
            rounds: String::new(),
            crossed: String::new(),
            crossing: None,
            branch: None,
            observed: String::new(),
            ..self.clone()
        }
    }

    /// The experiments that a text from elsewhere may be. Of an extensive game it is the reduced strategic form.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn with_foreign(&self, text: &str) -> Result<Vec<FromFile<Self>>, ForeignFault> {
        Ok(self.of_imported(import::read(text)?)?)
    }

    /// The experiments of games that were read.
    ///
    /// # Errors
    /// If an extensive game has no matrix.
    pub fn of_imported(&self, readings: Vec<Imported>) -> Result<Vec<FromFile<Self>>, NoMatrix> {
        let one = |read: Imported| {
            let (experiment, shown_as) = match read.game {
                ImportedGame::Strategic(game, reading) => (self.of_game(&game, reading), None),
                ImportedGame::Tree(game) => {
                    let game = strategic_form(&game, true)?;
                    let shown_as = Some("its reduced strategic form");
                    (self.of_game(&game, Reading::Each), shown_as)
                }
            };
            Ok(FromFile::new(experiment, read.form, &read.notes, shown_as))
        };
        readings.into_iter().map(one).collect()
    }

    /// The same game with other numbers in its cells: of the first player alone where the reading says what the second gets.
    ///
    /// # Errors
    /// If there is no game, or it cannot be read like that.
    pub fn with_reading(&self, reading: Reading) -> Result<Self, StrategicFault> {
        let game = self.game().map_err(|wrong| wrong.fault)?;
        if reading == Reading::Each {
            return Ok(self.of_game(&game, reading));
        }
        if game.players().len() != 2 {
            return Err(StrategicFault::OnlyForTwo(game.players().len()));
        }
        let (rows, columns) = (game.size(0), game.size(1));
        if reading == Reading::Symmetric && rows != columns {
            return Err(StrategicFault::NotSquare { rows, columns });
        }
        let mut changed = StrategicGame::clone(&game);
        for profile in 0..game.profiles() {
            let payoff = match reading {
                Reading::ZeroSum => -game.payoff(profile, 0),
                _ => game.payoff(profile % columns * columns + profile / columns, 0),
            };
            changed = changed.with_payoff(profile, 1, payoff);
        }
        Ok(self.of_game(&changed, reading))
    }
}
