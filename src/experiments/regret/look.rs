//! The look inside one iteration: what of an experiment belongs to it, and which iterations can be drawn.

use super::settings::{GameName, RegretLab};
use crate::engines::regret::GameTree;

/// More histories are not drawn: nobody could read them.
pub const MOST_DRAWN: usize = 200;

impl RegretLab {
    /// The iteration that is looked at, if any: never one after the last.
    pub fn iteration_looked_at(&self) -> Option<u64> {
        self.look.map(|look| look.min(self.iterations))
    }

    /// Whether the walks of an iteration are few enough steps to be drawn. Sampled walks of large games may still turn out
    /// to be too long.
    pub fn may_be_drawn(&self, tree: &GameTree) -> bool {
        tree.len() <= MOST_DRAWN || self.parameters_of(self.variant).is_random()
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
    use crate::experiments::Lab;

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
        assert_eq!(late.iteration_looked_at(), Some(1_000));
    }
}
