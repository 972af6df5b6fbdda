//! Editing: a strategy while it is being written, read at every letter.

use crate::kit::wrong_text::Wrong;
use crate::strategies::writing;
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
    let canonical = writing::read(text, &stage.game, &[player], texts)?;
    let mut lab = lab.clone();
    *[&mut lab.first, &mut lab.second][player] = canonical;
    // What was done by hand was done against somebody else.
    if player == 1 {
        lab.moves.clear();
    }
    Ok(lab)
}
