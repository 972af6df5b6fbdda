//! Strategies as parameters: texts in the language of strategies, each for one side of the stage game.

use crate::diagnostic::{Diagnostic, Fault, Refusal, quote};
use crate::parameters::{Control, Kind, Values};
use core::ops::Range;
use engines::repeated::language::fault::{MAX_LENGTH, StrategyFault, Wrong};
use engines::repeated::language::library::find;
use engines::repeated::language::read::read;
use engines::repeated::language::words::action_name;
use engines::repeated::language::write::write;
use engines::repeated::stage_game::Seat;
use engines::repeated::strategies::strategy::Strategy;
use texts::Texts;

/// A text in the language of strategies. Alone it is checked for its length; the rest depends on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrategyLanguage;

/// A text that is no strategy for its side of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongStrategy {
    pub fault: StrategyFault,
    /// The strategy that plays instead, if one does.
    pub instead: Option<String>,
}

impl Kind for StrategyLanguage {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.up_to)(texts.repeated_games.allowed_strategy, MAX_LENGTH)
    }

    fn control(&self) -> Control {
        Control::Text { is_wide: true }
    }

    fn spoken(&self, text: &str, texts: &Texts) -> String {
        let (name, numbers) = text.split_at(text.find('(').unwrap_or(text.len()));
        let entry = find(name).and_then(|entry| texts.repeated_games.strategy(entry.name));
        entry.map_or_else(|| quote(text), |entry| format!("{}{numbers}", entry.name))
    }

    fn common(&self) -> &'static [&'static str] {
        &[
            "TitForTat",
            "GTFT",
            "TitFor2Tats",
            "WinStayLoseShift",
            "GrimTrigger",
            "FirstByJoss",
            "Gradual",
            "Cooperator",
            "Defector",
            "Random",
        ]
    }

    fn takes_any_text(&self) -> bool {
        true
    }
}

impl Values<String> for StrategyLanguage {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        if text.len() <= MAX_LENGTH {
            return Ok(text.to_owned());
        }
        let start = text.floor_char_boundary(MAX_LENGTH);
        let fault = Wrong::TooLong(text.len()).at(start..text.len());
        Err(Refusal::because(WrongStrategy {
            fault,
            instead: None,
        }))
    }

    fn write(&self, text: &String) -> String {
        text.clone()
    }
}

impl Fault for WrongStrategy {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = match &self.instead {
            Some(instead) => {
                let name = StrategyLanguage.spoken(instead, texts);
                (texts.repeated_games.replaced)(&self.fault.to_string(), &name)
            }
            None => self.fault.to_string(),
        };
        (texts.repeated_games.wrong)(key, &words)
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        (texts.repeated_games.wrong_here)(&self.fault.to_string())
    }

    fn place(&self, _key: &str, text: &str) -> Option<Range<usize>> {
        let place = self.fault.place.clone();
        (text.get(place.clone()).is_some()).then_some(place)
    }
}

/// The strategy that a text is on its side of the game, and its text as links have it: there is one text for a name or for probabilities, while states and
/// rules stay as somebody has laid them out.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn strategy_of(text: &str, seat: Seat) -> Result<(Strategy, String), StrategyFault> {
    let strategy = read(text, seat)?;
    let text = match &strategy {
        Strategy::Named(..) | Strategy::MemoryOne(_) => write(&strategy, seat),
        Strategy::Automaton(_) | Strategy::Rules(_) => text.trim().to_owned(),
    };
    Ok((strategy, text))
}

/// Makes the text under `key` one that fits its side of the game, and says what was wrong where it did not: then a strategy plays instead that every such
/// game has.
pub fn fit(key: &str, text: &mut String, seat: Seat) -> Option<Diagnostic> {
    let fault = match strategy_of(text, seat) {
        Ok((_, canonical)) => {
            *text = canonical;
            return None;
        }
        Err(fault) => fault,
    };
    let instead = Some(stand_in(seat));
    let wrong = core::mem::replace(text, stand_in(seat));
    Some(Diagnostic::new(key, WrongStrategy { fault, instead }).in_text(&wrong))
}

/// A strategy for any game: tit for tat where both have as many actions, else the first action in every round.
pub fn stand_in(seat: Seat) -> String {
    match seat.sizes() {
        [2, 2] => "TitForTat".to_owned(),
        [own, other] if own == other => "else: copy".to_owned(),
        _ => format!("else: {}", action_name(seat.names(0), 0)),
    }
}
