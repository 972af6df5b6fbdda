//! Sentence of the lab: which game it is, and who knows what.

use super::analysis::Analysis;
use engines::bayesian::game::BayesianGame;
use experiments::bayesian::BayesianExperiment;
use texts::Texts;

/// The text of the sentence, with its places.
pub fn text_of(lab: &BayesianExperiment, of: Option<&Analysis>, texts: &Texts) -> String {
    let words = &texts.labs.bayesian.views.sentence;
    let x = if lab.uses_x() { words.x } else { "" };
    let several = of.is_some_and(|of| of.found.equilibria.len() > 1 && !of.hides());
    let end = words
        .end
        .replace("{=shown}", if several { words.shown } else { "" });
    format!("{}{x}{}", words.game, end.trim_end())
}

/// Who knows what.
pub fn knows(game: &BayesianGame, texts: &Texts) -> String {
    let words = &texts.labs.bayesian.views.sentence;
    let players = 0..game.players.len();
    let informed: Vec<usize> = players.filter(|&player| game.is_informed(player)).collect();
    match informed[..] {
        [] => words.nobody.to_owned(),
        [only] => (words.only)(&game.players[only].name, &game.players[only].types),
        _ => words.each.to_owned(),
    }
}
