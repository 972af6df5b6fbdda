//! Dominance in words: what goes in which round, what is left, and whether the order matters.

use super::analysis::Analysis;
use experiments::matrix::{Eliminated, Elimination, Findings};
use texts::MatrixTexts;

/// Whether weak dominance leaves the same in every order; `None` if nothing is weakly dominated.
pub fn is_same_in_every_order(found: &Findings) -> Option<bool> {
    let mut all = found.weak.iter();
    let has_weak = all.any(|elimination| !elimination.rounds.is_empty());
    let mut pairs = found.weak.windows(2);
    has_weak.then(|| pairs.all(|pair| pair[0].left == pair[1].left))
}

/// A sentence for each action that goes, in the order of rounds.
pub fn gone(of: &Analysis, elimination: &Elimination, words: &MatrixTexts) -> Vec<String> {
    let gone = |round: usize, gone: &Eliminated| {
        let player = usize::from(gone.player);
        let (name, by) = (of.player(player, words), of.strategy(player, &gone.by));
        (words.eliminated)(round + 1, &name, of.action(player, gone.action), &by)
    };
    let all = elimination.rounds.iter().enumerate();
    let all = all.flat_map(|(round, list)| list.iter().map(move |one| gone(round, one)));
    all.collect()
}

/// The actions that are left, by player.
pub fn left(of: &Analysis, elimination: &Elimination, words: &MatrixTexts) -> String {
    let left = elimination.left.iter().enumerate();
    let left = left.map(|(player, actions)| of.actions(player, actions).join(", "));
    (words.left)(&left.collect::<Vec<_>>().join("; "))
}
