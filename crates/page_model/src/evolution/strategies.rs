//! Strategies in numbers: what these are called, how long the bars of parent and offspring are, and how both are told apart.

use experiments::evolution::{EvolutionExperiment, GameName, Step};
use texts::Texts;

/// Decimals that are tried, one after the other.
const DECIMALS: [usize; 5] = [4, 5, 6, 7, 8];

/// What the longest bar stands for: probabilities go up to 1, other numbers up to the largest of both.
pub fn largest(lab: &EvolutionExperiment, step: &Step) -> f64 {
    match lab.game {
        GameName::ConnectFour => {
            let both = step.parent_meaning.iter().zip(&step.offspring_meaning);
            both.fold(f64::MIN_POSITIVE, |most, (a, b)| most.max(*a).max(*b))
        }
        GameName::Rrrats | GameName::War => 1.0,
    }
}

/// Both with as many decimals as it takes to see that they differ, where they do.
pub fn told_apart(both: [f64; 2], texts: &Texts) -> [String; 2] {
    let written = |decimals: usize| both.map(|value| (texts.fixed)(value, decimals));
    let mut all = DECIMALS.into_iter().map(written);
    let is_enough = |[a, b]: &[String; 2]| a != b || both[0] == both[1];
    all.find(is_enough).unwrap_or_else(|| written(DECIMALS[0]))
}

/// What the numbers of a strategy are called.
pub fn parameter_names(game: GameName, texts: &'static Texts) -> &'static [&'static str] {
    let words = &texts.labs.evolution.page;
    match game {
        GameName::Rrrats => &words.rrrats_parameters,
        GameName::War => &words.war_parameters,
        GameName::ConnectFour => &words.connect_four_parameters,
    }
}

/// What they say.
pub fn what_numbers_are(game: GameName, texts: &'static Texts) -> &'static str {
    let words = &texts.labs.evolution.page;
    match game {
        GameName::Rrrats => words.rrrats_numbers,
        GameName::War => words.war_numbers,
        GameName::ConnectFour => words.connect_four_numbers,
    }
}
