//! Sentence of the lab: which game it is, and who knows what.

use super::analysis::{Analysis, called};
use engines::bayesian::game::BayesianGame;
use experiments::bayesian::BayesianExperiment;
use texts::Texts;

/// The text of the sentence, with its places.
pub fn text_of(lab: &BayesianExperiment, of: Option<&Analysis>, texts: &Texts) -> String {
    let words = &texts.labs.bayesian.views.sentence;
    let x = if lab.uses_x() { words.x } else { "" };
    let mut parts = vec![format!("{}{x}.", words.game)];
    if let Some(of) = of {
        // In a name braces are no place of a control.
        parts.push(knows(&of.game, texts).replace('{', "(").replace('}', ")"));
        if of.found.equilibria.len() > 1 && !of.hides() {
            parts.push(words.shown.to_owned());
        }
    }
    parts.join(" ")
}

/// Who knows what.
fn knows(game: &BayesianGame, texts: &Texts) -> String {
    let words = &texts.labs.bayesian.views.sentence;
    let players = 0..game.players.len();
    let informed: Vec<usize> = players.filter(|&player| game.is_informed(player)).collect();
    match informed[..] {
        [] => words.nobody.to_owned(),
        [only] => {
            let player = &game.players[only];
            let types: Vec<String> = player.types.iter().map(|name| called(name)).collect();
            (words.only)(&player.name, &types)
        }
        _ => words.each.to_owned(),
    }
}
