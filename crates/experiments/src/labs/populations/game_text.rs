//! The game of a population as a parameter: a symmetric game of two, of the library or written with one or two numbers in a cell.

use crate::common::last::Last;
use crate::common::strategic_text::{WrongGame, game_of, is_of_library, spoken};
use crate::diagnostic::{Fault, Refusal};
use crate::parameters::{Control, Kind, Values, text_control, text_up_to};
use core::ops::Range;
use engines::exact::rational::of_fraction;
use engines::populations::game::{Game, MAX_STRATEGIES};
use games::fraction::Fraction;
use games::strategic::text::Reading;
use games::strategic::{StrategicFault, StrategicGame, names};
use std::sync::Arc;
use texts::Texts;

/// Characters of a game, and of the names of its strategies.
pub const MAX_CHARACTERS: usize = 4_000;

/// A game of the library by its name, or one that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PopulationGameText;

impl Kind for PopulationGameText {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.up_to)(texts.labs.populations.allowed_game, MAX_CHARACTERS)
    }

    fn control(&self) -> Control {
        text_control(MAX_CHARACTERS)
    }

    /// As its story calls it, in a sentence.
    fn spoken(&self, text: &str, texts: &Texts) -> String {
        spoken(text, texts)
    }

    fn common(&self) -> &'static [&'static str] {
        &[
            "prisoners-dilemma",
            "stag-hunt",
            "hawk-dove",
            "coordination",
            "rock-paper-scissors",
            "rock-paper-scissors-generous",
            "rock-paper-scissors-costly",
            "hawk-dove-bourgeois",
        ]
    }

    fn takes_any_text(&self) -> bool {
        true
    }
}

impl Values<String> for PopulationGameText {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        text_up_to(MAX_CHARACTERS, text)
    }

    fn write(&self, text: &String) -> String {
        text.clone()
    }
}

/// A game of a population with the names of its strategies.
#[derive(Debug, PartialEq)]
pub struct Named {
    pub game: Game,
    /// What a player of the row's strategy gets from one of the column's, as it is written.
    pub payoffs: Vec<Vec<Fraction>>,
    pub names: Vec<String>,
}

/// Why there is no game.
#[derive(Clone, Debug, PartialEq)]
pub enum WrongPopulationGame {
    Text(WrongGame),
    Players(usize),
    Strategies(usize),
    /// What the second player gets there is not what the first gets where they change places.
    NotSymmetric {
        row: usize,
        column: usize,
    },
}

impl WrongPopulationGame {
    /// The parameter that is wrong.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Text(wrong) => wrong.key,
            _ => "game",
        }
    }
}

impl Fault for WrongPopulationGame {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        match self {
            Self::Text(wrong) => wrong.sentence(key, texts),
            _ => (texts.labs.populations.wrong.of_key)(key, &self.at_field(key, texts)),
        }
    }

    fn at_field(&self, key: &str, texts: &Texts) -> String {
        let words = &texts.labs.populations.wrong;
        match self {
            Self::Text(wrong) => wrong.at_field(key, texts),
            Self::Players(players) => (words.players)(*players),
            Self::Strategies(count) => (words.strategies)(*count, MAX_STRATEGIES),
            Self::NotSymmetric { row, column } => (words.not_symmetric)(row + 1, column + 1),
        }
    }

    fn place(&self, key: &str, text: &str) -> Option<Range<usize>> {
        match self {
            Self::Text(wrong) => wrong.place(key, text),
            _ => None,
        }
    }
}

/// What a game is read from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Written {
    pub game: String,
    pub names: String,
    pub fitness: Option<Fraction>,
}

/// The game. The last one is remembered: a page asks for it several times before it is drawn.
///
/// # Errors
/// What is wrong, with the parameter that is.
pub(super) fn named(of: Written) -> Result<Arc<Named>, WrongPopulationGame> {
    thread_local! {
        static LAST: Last<Written, Result<Arc<Named>, WrongPopulationGame>> = Last::default();
    }
    let make = || {
        let made = read(&of).map(Arc::new);
        (of.clone(), made)
    };
    LAST.with(|last| last.get(|known| *known == of, make))
}

fn read(of: &Written) -> Result<Named, WrongPopulationGame> {
    if let Some(fitness) = of.fitness {
        let row = |payoff| vec![payoff, payoff];
        let names = ["mutant", "resident"].map(str::to_owned).to_vec();
        return Ok(with_names(vec![row(fitness), row(Fraction::ONE)], names));
    }
    let wrong = |key: &'static str| {
        move |fault: StrategicFault| WrongPopulationGame::Text(WrongGame { key, fault })
    };
    // One number in a cell says what the first player gets there, and two say both.
    let game = game_of(&of.game, Reading::Symmetric)
        .or_else(|fault| game_of(&of.game, Reading::Each).map_err(|_| fault))
        .map_err(wrong("game"))?;
    let [rows, columns] = game.actions() else {
        return Err(WrongPopulationGame::Players(game.players().len()));
    };
    if rows.len().max(columns.len()) > MAX_STRATEGIES || rows.len() < 2 {
        return Err(WrongPopulationGame::Strategies(
            rows.len().max(columns.len()),
        ));
    }
    let payoffs = symmetric(&game)?;
    let names = strategy_names(of, &game).map_err(wrong("strategies"))?;
    Ok(with_names(payoffs, names))
}

fn with_names(payoffs: Vec<Vec<Fraction>>, names: Vec<String>) -> Named {
    let exact = |row: &Vec<Fraction>| row.iter().copied().map(of_fraction).collect();
    Named {
        game: Game::new(payoffs.iter().map(exact).collect()),
        payoffs,
        names,
    }
}

/// What the first player gets, if the second gets the same in their place.
fn symmetric(game: &StrategicGame) -> Result<Vec<Vec<Fraction>>, WrongPopulationGame> {
    let (rows, columns) = (game.size(0), game.size(1));
    let cell = |row: usize, column: usize| {
        let mirrored =
            (column < rows && row < columns).then(|| game.payoff(game.profile(&[column, row]), 0));
        if mirrored == Some(game.payoff(game.profile(&[row, column]), 1)) {
            Ok(game.payoff(game.profile(&[row, column]), 0))
        } else {
            Err(WrongPopulationGame::NotSymmetric { row, column })
        }
    };
    let row = |row: usize| (0..columns).map(|column| cell(row, column)).collect();
    (0..rows).map(row).collect()
}

fn strategy_names(of: &Written, game: &StrategicGame) -> Result<Vec<String>, StrategicFault> {
    let written = if is_of_library(&of.game) || of.names.trim().is_empty() {
        game.actions()[0].clone()
    } else {
        names::read(&of.names).into_iter().flatten().collect()
    };
    let both = vec![written.clone(), written];
    let (title, players) = (game.title.clone(), game.players().to_vec());
    let game = game.clone().with_names(title, players, both)?;
    Ok(game.actions()[0].clone())
}
