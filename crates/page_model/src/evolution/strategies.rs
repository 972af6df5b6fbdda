//! Parent and offspring beside each other: how long their bars are, and how their numbers are told apart.

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
