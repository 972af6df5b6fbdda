//! The look inside one iteration: what of an experiment belongs to it, and which iterations can be drawn.

use super::deal_tree::deals;
use super::settings::{GameName, RegretLab};
use crate::common::moments::moments;
use engines::regret::GameTree;

/// More histories are not drawn: nobody could read them.
pub const MAX_DRAWN: usize = 200;
/// The deal that the page opens with.
const SHOWN_FIRST: &str = "QK";
/// An iteration that takes visits to more histories is computed only when somebody asks for it: a link alone should not
/// keep a machine busy for more than about a second.
const MAX_UNASKED: u64 = 20_000_000;

impl RegretLab {
    /// The iteration that is looked at: never one after the last.
    pub fn iteration_looked_at(&self) -> u64 {
        let last = self.iterations;
        self.look.map_or(last, |look| look.min(last))
    }

    /// The iterations after which the strategies are kept, for the player who moves through time.
    pub fn moments(&self) -> Vec<u64> {
        moments(self.iterations, self.tree().slot_count())
    }

    /// The cards of the tree: those that were chosen, else a Queen against a King where they are dealt. `None` in games
    /// without cards.
    pub fn deal_shown(&self, tree: &GameTree) -> Option<String> {
        let deals = deals(tree);
        let wanted = [self.deal.as_str(), SHOWN_FIRST];
        let found = wanted
            .into_iter()
            .find(|deal| deals.iter().any(|known| known == deal));
        found
            .map(ToOwned::to_owned)
            .or_else(|| deals.first().cloned())
    }

    /// Whether iteration `number` may be computed for anyone who opens a link to it.
    pub fn is_cheap_to_look_at(&self, tree: &GameTree, number: u64) -> bool {
        number.saturating_mul(2 * tree.len() as u64) <= MAX_UNASKED
    }

    /// Whether the walks of an iteration are few enough steps to be drawn. Sampled walks of large games may still turn out
    /// to be too long.
    pub fn may_be_drawn(&self, tree: &GameTree) -> bool {
        tree.len() <= MAX_DRAWN || self.parameters_of(self.variant).is_random()
    }

    /// Whether the game is poker: with cards, and antes in a pot.
    pub fn is_poker(&self) -> bool {
        matches!(
            self.game,
            GameName::Kuhn | GameName::KuhnSeed | GameName::Leduc
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lab;

    #[test]
    fn what_a_link_may_compute_is_a_count_of_histories() {
        let lab = RegretLab::default();
        let tree = lab.tree();
        // Two walks of 55 histories.
        assert_eq!(tree.len(), 55);
        assert!(lab.is_cheap_to_look_at(&tree, 181_818));
        assert!(!lab.is_cheap_to_look_at(&tree, 181_819));
        assert!(!lab.is_cheap_to_look_at(&tree, u64::MAX));
    }

    #[test]
    fn the_moment_looked_at_is_no_part_of_the_question() {
        let lab = RegretLab::default();
        let looking = RegretLab {
            look: Some(7),
            step: 12,
            ..lab.clone()
        };
        assert_eq!(looking.asked(), lab);
        assert_eq!(looking.at(5), lab.at(5));
        let late = RegretLab {
            look: Some(5_000),
            ..lab
        };
        assert_eq!(late.iteration_looked_at(), 1_000);
        let last = RegretLab { look: None, ..late };
        assert_eq!(last.iteration_looked_at(), 1_000);
    }
}
