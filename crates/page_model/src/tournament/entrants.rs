//! Entrants: one more, one less, or others altogether.

use crate::kit::wrong_text::Wrong;
use crate::strategies::writing;
pub use engines::repeated::tournament::entrant::MAX_ENTRANTS;
use experiments::LabExperiment;
use experiments::tournament::{Entrant, MIN_ENTRANTS, TournamentExperiment};
use texts::Texts;

/// Entrants play on both sides.
pub const PLAYERS: [usize; 2] = [0, 1];

/// Whether no more can take part.
pub fn is_full(lab: &TournamentExperiment) -> bool {
    lab.entrants.len() >= MAX_ENTRANTS
}

/// Without an entrant; `None` where too few would be left.
pub fn without(lab: &TournamentExperiment, entrant: usize) -> Option<TournamentExperiment> {
    let mut entrants = lab.entrants.clone();
    if entrants.len() <= MIN_ENTRANTS || entrant >= entrants.len() {
        return None;
    }
    entrants.remove(entrant);
    Some(of(lab, entrants))
}

/// With one more; as it is where no more can take part.
pub fn with(lab: &TournamentExperiment, entrant: Entrant) -> TournamentExperiment {
    let mut entrants = lab.entrants.clone();
    entrants.push(entrant);
    entrants.truncate(MAX_ENTRANTS);
    of(lab, entrants)
}

/// With these entrants. What was looked at of the others is forgotten.
pub fn of(lab: &TournamentExperiment, entrants: Vec<Entrant>) -> TournamentExperiment {
    TournamentExperiment {
        entrants,
        pair: None,
        ..lab.clone()
    }
}

/// What is wrong with a strategy that is being written; `None` where nothing is, and where there is no game.
pub fn wrong(lab: &TournamentExperiment, text: &str, texts: &Texts) -> Option<Wrong> {
    let stage = lab.stage.stage().ok()?;
    writing::read(text, &stage.game, &PLAYERS, texts).err()
}

/// All entrants as a text that [`from_text`] reads: one per line, with empty lines between them where rules have several lines or entrants have names.
pub fn as_text(lab: &TournamentExperiment) -> String {
    let is_long = |entrant: &Entrant| !entrant.name.is_empty() || entrant.strategy.contains('\n');
    let between = if lab.entrants.iter().any(is_long) {
        "\n\n"
    } else {
        "\n"
    };
    let texts: Vec<String> = lab.entrants.iter().map(written).collect();
    texts.join(between)
}

fn written(entrant: &Entrant) -> String {
    let lines = entrant
        .strategy
        .lines()
        .filter(|line| !line.trim().is_empty());
    let strategy = lines.collect::<Vec<_>>().join("\n");
    if entrant.name.is_empty() {
        strategy
    } else {
        format!("[{}] {strategy}", entrant.name)
    }
}

/// The tournament of the entrants of a text.
///
/// # Errors
/// What is wrong with the text, as a sentence.
pub fn from_text(lab: &TournamentExperiment, text: &str) -> Result<TournamentExperiment, String> {
    let readings = lab.with_file(text).unwrap_or_else(|| Ok(Vec::new()));
    let readings = readings.map_err(|fault| format!("{fault}."))?;
    let likeliest = readings.into_iter().next();
    Ok(likeliest.map_or_else(
        || lab.clone(),
        |reading| of(lab, reading.experiment.entrants),
    ))
}
