//! Sentence of the lab: who meets whom, in which game, for how long, and who earns more.

use super::analysis::Analysis;
use experiments::common::repeated::length::Length;
use experiments::repeated::RepeatedExperiment;
use texts::Texts;

/// Payoffs that differ by less are the same to a reader.
const SAME: f64 = 1e-9;

/// The text of the sentence, with its places.
pub fn text_of(lab: &RepeatedExperiment, found: Option<&Analysis>, texts: &Texts) -> String {
    let words = &texts.labs.repeated.views;
    let is_random = lab.settings.rounds == Length::Random;
    if lab.hidden {
        return (words.sentence_hidden)(is_random);
    }
    let text = (words.sentence)(is_random);
    match found.and_then(winner) {
        None => text,
        Some(None) => text + words.earn_the_same,
        Some(Some(_)) => text + &(words.earns_more)("{=who}"),
    }
}

/// The player who earns more in a match on average; none of them where both earn the same. `None` until that is known.
pub fn winner(of: &Analysis) -> Option<Option<usize>> {
    let payoff = |player| of.lab.payoff(&of.found, &of.stage.game, player);
    let (first, second) = (payoff(0)?, payoff(1)?);
    Some(if (first - second).abs() < SAME {
        None
    } else {
        Some(usize::from(second > first))
    })
}
