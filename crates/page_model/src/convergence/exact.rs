//! Exact score of a move, or between what it lies, in words.

use engines::solver::Bounds;
use experiments::solve::MoveTruth;
use texts::Texts;

/// The score.
pub fn score(known: &MoveTruth, texts: &Texts) -> String {
    let number = |score: i32| (texts.value)(f64::from(score));
    match known.bounds.score() {
        Some(score) => number(score),
        None if known.bounds == Bounds::OPEN => texts.labs.convergence.page.not_yet.to_owned(),
        None => (texts.labs.convergence.page.between)(
            &number(known.bounds.lower),
            &number(known.bounds.upper),
        ),
    }
}
