//! Game of the lab: what of it the words depend on.

use experiments::general_sum::{GameName, GeneralSumExperiment, Start};
use texts::GeneralSumSentenceOf;

/// Whether amounts are antes.
pub fn is_poker(lab: &GeneralSumExperiment) -> bool {
    matches!(lab.game, GameName::KuhnForThree | GameName::Kuhn)
}

/// What the sentence depends on.
pub fn sentence_of(lab: &GeneralSumExperiment) -> GeneralSumSentenceOf {
    GeneralSumSentenceOf {
        has_cards: lab.game == GameName::KuhnForThree,
        is_random: lab.start == Start::Random,
        is_repeated: lab.runs() > 1,
        is_poker: is_poker(lab),
    }
}
