//! Listed: a game of the catalogue in words.

use crate::game_catalogue::{Counts, ListedGame};
use experiments::matrix::MatrixExperiment;
use texts::{GameCatalogueTexts, Texts};

/// What kind of game it is, and how many equilibria it has.
pub fn properties(game: &ListedGame, words: &GameCatalogueTexts) -> String {
    let Counts {
        sizes,
        is_constant_sum,
        is_symmetric,
        pure,
        equilibria,
        components,
        is_degenerate,
    } = &game.counts;
    let is_degenerate = *is_degenerate == Some(true);
    let is_infinite = equilibria.is_none() && components.is_some();
    let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
    let kinds = [
        (*is_constant_sum, words.constant_sum),
        (*is_symmetric, words.symmetric),
        (is_degenerate, words.degenerate),
    ];
    let kinds = kinds.into_iter().filter(|(is_it, _)| *is_it);
    let kinds = kinds.map(|(_, name)| name.to_owned());
    let subject = game.subject().map(|subject| subject.name().to_owned());
    let counted = (words.counted)(*equilibria, is_degenerate, is_infinite, *pure);
    let all = subject
        .into_iter()
        .chain([sizes.join(" × ")])
        .chain(kinds)
        .chain([counted]);
    all.collect::<Vec<_>>().join(" · ")
}

/// Where it comes from, and whether its numbers do.
pub fn source(game: &ListedGame, words: &GameCatalogueTexts) -> String {
    (words.source)(&game.source, game.has_numbers)
}

/// The name of the game that is shown, if it is one of the catalogue that is not offered first.
pub fn listed_name<'a>(lab: &'a MatrixExperiment, texts: &Texts) -> Option<&'a str> {
    let name = lab.game.trim();
    let is_offered = texts
        .labs
        .matrix
        .stories
        .iter()
        .any(|story| story.key == name);
    (lab.is_named() && !lab.is_exercise() && !is_offered).then_some(name)
}
