//! Sentence of the lab: the game as it speaks of it, and how far what takes long is.

use super::analysis::Analysis;
use experiments::matrix::{Extreme, Findings, Stage};
use games::fraction::Fraction;
use texts::{MatrixSentenceOf, Texts};

/// A game as the sentence describes it.
pub fn sentence_of(of: &Analysis) -> MatrixSentenceOf {
    let Analysis { game, found, .. } = of;
    MatrixSentenceOf {
        players: game.players().len(),
        constant_sum: game.constant_sum().map(Fraction::shown),
        equilibria: matches!(found.extreme, Extreme::Known(_)).then(|| found.equilibria().len()),
        pure: found.pure.len(),
    }
}

/// How far the stage is that takes long.
pub fn done(found: &Findings, texts: &Texts) -> String {
    let words = &texts.labs.matrix.page;
    match (found.stage, &found.extreme) {
        (Stage::Equilibria, Extreme::UnderWay(noted)) => {
            (words.enumerating)(&(texts.number)(noted.bases))
        }
        (Stage::Correlated, Extreme::Known(_)) if found.counted != [0; 2] => {
            let [known, all] = found.counted;
            (words.correlating)(known, all)
        }
        _ => String::new(),
    }
}
