//! Editing: a strategy while it is being written, read at every letter.

use crate::kit::wrong_text::Wrong;
use engines::repeated::stage_game::Seat;
use experiments::common::repeated::strategy::{WrongStrategy, strategy_of};
use experiments::diagnostic::Fault;
use experiments::repeated::RepeatedExperiment;
use texts::Texts;

/// The parameters of both strategies.
pub const KEYS: [&str; 2] = ["first", "second"];

/// The experiment with this text as the strategy of a player; as it is where there is no game.
///
/// # Errors
/// What is wrong with it, and where.
pub fn with_text(
    lab: &RepeatedExperiment,
    player: usize,
    text: &str,
    texts: &Texts,
) -> Result<RepeatedExperiment, Wrong> {
    let Ok(stage) = lab.stage.stage() else {
        return Ok(lab.clone());
    };
    let game = &stage.game;
    let wrong = |fault| {
        let fault = WrongStrategy {
            fault,
            instead: None,
        };
        Wrong {
            place: fault.place(KEYS[player], text),
            text: text.to_owned(),
            sentence: fault.at_field(KEYS[player], texts),
        }
    };
    let (_, canonical) = strategy_of(text, Seat { game, player }).map_err(wrong)?;
    let mut lab = lab.clone();
    *[&mut lab.first, &mut lab.second][player] = canonical;
    // What was done by hand was done against somebody else.
    if player == 1 {
        lab.moves.clear();
    }
    Ok(lab)
}
