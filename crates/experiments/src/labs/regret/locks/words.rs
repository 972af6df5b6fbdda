//! Words for what is fixed: "K · first to act: bet 30 %".

use super::{Entry, Locks};
use crate::regret::naming::{action_names, set_name};
use engines::regret::GameTree;
use texts::Texts;

/// So many entries are told one by one.
const MAX_TOLD: usize = 2;

impl Locks {
    /// What is fixed in this game, in words; of much that is fixed, how much it is.
    pub fn in_words(&self, tree: &GameTree, texts: &Texts) -> String {
        if self.0.len() > MAX_TOLD {
            return (texts.labs.regret.locks.many)(self.0.len());
        }
        let told = self.0.iter().map(|entry| entry.in_words(tree, texts));
        told.collect::<Vec<_>>().join("; ")
    }
}

impl Entry {
    fn in_words(&self, tree: &GameTree, texts: &Texts) -> String {
        let words = &texts.labs.regret;
        let (name, row) = match (self.player(), tree.find(&self.target)) {
            (Some(player), _) => {
                let name = words.deeds.players[player.index()].to_owned();
                (name, tree.rows_of(player).start)
            }
            (None, Some(row)) => (set_name(tree, row, texts), row),
            (None, None) => return self.to_string(),
        };
        let names = action_names(tree, row, texts);
        let Some(mixture) = self.mixture.probabilities(names.len()) else {
            return self.to_string();
        };
        let is_even = mixture.windows(2).all(|pair| pair[0] == pair[1]);
        if is_even {
            return (words.locks.even)(&name);
        }
        // The last of two says it all.
        let from = if names.len() == 2 { 1 } else { 0 };
        let shares = names[from..].iter().zip(&mixture[from..]);
        let shares =
            shares.map(|(name, &share)| format!("{name} {}", (words.pictures.percent)(share)));
        format!("{name}: {}", shares.collect::<Vec<_>>().join(", "))
    }
}
