//! The stage game as parameters: a game of the library by its name, or one that is written, with names for its actions.

use crate::NotRunnable;
use crate::common::last::Last;
use crate::common::strategic_text::{WrongGame, game_of, is_of_library, spoken};
use crate::diagnostic::{Fault, Refusal};
use crate::parameters::{AnyText, Control, Kind, Values, parameters, text_control, text_up_to};
use core::ops::Range;
use engines::repeated::stage_game::{StageGame, StageGameFault};
use games::strategic::text::Reading;
use games::strategic::{StrategicFault, StrategicGame, names};
use std::sync::Arc;
use texts::Texts;

/// Characters of a game that is written.
const MAX_CHARACTERS: usize = 4_000;
/// Characters of the names of its actions.
const MAX_NAMES: usize = 1_000;

/// A game of the library by its name, or one that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageText;

impl Kind for StageText {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.up_to)(texts.repeated_games.allowed_game, MAX_CHARACTERS)
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
            "chicken",
            "hawk-dove",
            "battle-of-the-sexes",
            "coordination",
            "matching-pennies",
            "rock-paper-scissors",
            "hawk-dove-bourgeois",
            "dominance-in-steps",
        ]
    }

    fn takes_any_text(&self) -> bool {
        true
    }
}

impl Values<String> for StageText {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        text_up_to(MAX_CHARACTERS, text)
    }

    fn write(&self, text: &String) -> String {
        text.clone()
    }
}

parameters! {
    /// The game that is repeated.
    pub struct StageSettings, texts repeated_games.stage {
        game: String = "prisoners-dilemma".to_owned(), StageText, Everyone;
        actions: String = String::new(), AnyText { max_characters: MAX_NAMES, allowed: |texts| texts.labs.matrix.allowed_names }, Everyone, if |stage| !is_of_library(&stage.game);
    }
}

/// The game, as it is written and as it is repeated.
#[derive(Debug)]
pub struct Stage {
    pub written: StrategicGame,
    pub game: StageGame,
}

impl Stage {
    /// From the least to the greatest payoff of a player.
    pub fn payoffs(&self, player: usize) -> statistics::Range {
        let units = self.game.units(player).iter();
        let payoffs = units.map(|&units| units as f64 / self.game.denominator() as f64);
        let ends = (f64::INFINITY, f64::NEG_INFINITY);
        let (low, high) = payoffs.fold(ends, |(low, high), payoff| {
            (low.min(payoff), high.max(payoff))
        });
        statistics::Range { low, high }
    }
}

/// Why there is no game to repeat.
#[derive(Clone, Debug, PartialEq)]
pub enum WrongStage {
    /// The text makes no game.
    Text(WrongGame),
    /// The game cannot be repeated.
    Game(StageGameFault),
}

impl WrongStage {
    /// The parameter that is wrong.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Text(wrong) => wrong.key,
            Self::Game(_) => "game",
        }
    }

    fn words(&self) -> String {
        match self {
            Self::Text(wrong) => wrong.fault.to_string(),
            Self::Game(fault) => fault.to_string(),
        }
    }
}

impl Fault for WrongStage {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.repeated_games.wrong)(key, &self.words())
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        (texts.repeated_games.wrong_here)(&self.words())
    }

    fn place(&self, key: &str, text: &str) -> Option<Range<usize>> {
        match self {
            Self::Text(wrong) => wrong.place(key, text),
            Self::Game(_) => None,
        }
    }
}

impl StageSettings {
    /// The game. The last one is remembered: a page asks for it several times before it is drawn.
    ///
    /// # Errors
    /// What is wrong, with the parameter that is.
    pub fn stage(&self) -> Result<Arc<Stage>, WrongStage> {
        thread_local! {
            static LAST: Last<StageSettings, Result<Arc<Stage>, WrongStage>> = Last::default();
        }
        let make = || (self.clone(), self.read_stage().map(Arc::new));
        LAST.with(|last| last.get(|known| known == self, make))
    }

    /// Whether there is a game to repeat.
    ///
    /// # Errors
    /// If there is none.
    pub fn runnable(&self) -> Result<(), NotRunnable> {
        self.stage().map(drop).map_err(|wrong| NotRunnable::Text {
            key: wrong.key(),
            fault: Arc::new(wrong),
        })
    }

    fn read_stage(&self) -> Result<Stage, WrongStage> {
        let wrong = |key| move |fault: StrategicFault| WrongStage::Text(WrongGame { key, fault });
        let game = game_of(&self.game, Reading::Each).map_err(wrong("game"))?;
        let actions = if is_of_library(&self.game) {
            game.actions().to_vec()
        } else if self.actions.is_empty() {
            game.actions().iter().map(|names| usual(names)).collect()
        } else {
            names::read(&self.actions)
        };
        let (title, players) = (game.title.clone(), game.players().to_vec());
        let written = game
            .with_names(title, players, actions)
            .map_err(wrong("actions"))?;
        let game = StageGame::new(&written).map_err(WrongStage::Game)?;
        Ok(Stage { written, game })
    }
}

/// Names of actions that were given none: to cooperate and to defect where there are two.
fn usual(names: &[String]) -> Vec<String> {
    if names.len() == 2 {
        ["C", "D"].map(str::to_owned).to_vec()
    } else {
        names.to_vec()
    }
}
