//! Writing a strategy: its text while somebody types, and what is wrong with it.

use crate::kit::wrong_text::Wrong;
use engines::repeated::language::fault::StrategyFault;
use engines::repeated::stage_game::{Seat, StageGame};
use experiments::common::repeated::strategy::{WrongStrategy, strategy_of};
use experiments::diagnostic::Fault;
use texts::Texts;

/// The text of a strategy as links have it, for all of these players.
///
/// # Errors
/// What is wrong with it for the first of them who cannot play it, and where.
pub fn read(
    text: &str,
    game: &StageGame,
    players: &[usize],
    texts: &Texts,
) -> Result<String, Wrong> {
    let mut canonical = text.to_owned();
    for &player in players {
        let read = strategy_of(text, Seat { game, player });
        (_, canonical) = read.map_err(|fault| wrong(text, fault, texts))?;
    }
    Ok(canonical)
}

fn wrong(text: &str, fault: StrategyFault, texts: &Texts) -> Wrong {
    let fault = WrongStrategy {
        fault,
        instead: None,
    };
    Wrong {
        place: fault.place("", text),
        sentence: fault.at_field("", texts),
        text: text.to_owned(),
    }
}
