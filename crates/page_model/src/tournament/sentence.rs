//! Sentence of the lab: who plays what, for how long, and who earns most.

use super::analysis::Analysis;
use experiments::common::repeated::length::Length;
use experiments::tournament::TournamentExperiment;
use texts::Texts;

/// The text of the sentence, with its places.
pub fn text_of(lab: &TournamentExperiment, texts: &Texts) -> String {
    let is_random = lab.settings.rounds == Length::Random;
    (texts.labs.tournament.views.sentence)(is_random)
}

/// Who earns most, in words.
pub fn best(of: &Analysis, texts: &Texts) -> String {
    (texts.labs.tournament.views.best)(&of.names_of(&of.best()))
}
