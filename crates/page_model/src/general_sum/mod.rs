//! Lab of several players, as the page shows it: what of the game the words depend on.
//!
//! * [`convergence`]: gain and regret by iterations, and what is promised.
//! * [`paths`]: the mixtures of games of one choice. [`strategies`]: what each player does. [`payoffs`]: what each gets, from every start.
//! * [`closeness`]: whether averages come close to an equilibrium.

pub mod closeness;
pub mod convergence;
mod lab;
pub mod paths;
pub mod payoffs;
pub mod strategies;

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
