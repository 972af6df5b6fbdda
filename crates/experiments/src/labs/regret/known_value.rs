//! Known values of the games, to the first player.

use super::settings::{GameName, RegretLab};

/// Of Leduc poker, in antes per hand: found by linear programming, see `crates/games/tests/oracles`.
const LEDUC: f64 = -0.085_606_424;
/// Of Kuhn poker with three cards: Kuhn (1950).
const KUHN: f64 = -1.0 / 18.0;

impl RegretLab {
    /// The value of the game for the first player, in antes per hand; `None` where it is not known here, and where
    /// strategies are fixed.
    pub fn known_value(&self) -> Option<f64> {
        if !self.lock.is_empty() {
            return None;
        }
        match self.game {
            GameName::Kuhn => (self.cards == 3).then_some(KUHN),
            GameName::KuhnSeed => (self.cards == 3).then_some(-KUHN),
            GameName::Leduc => Some(LEDUC),
            GameName::RockPaperScissors | GameName::MatchingPennies => Some(0.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lab;
    use engines::regret::Evaluation;
    use engines::regret::kuhn_equilibrium;

    #[test]
    fn kuhn_has_the_value_of_its_equilibria() {
        let lab = RegretLab::default();
        let tree = lab.tree();
        let equilibrium = kuhn_equilibrium::strategy(&tree, 0.2).unwrap();
        let value = Evaluation::of(&tree, &equilibrium).value;
        assert!((lab.known_value().unwrap() - value).abs() < 1e-12);
    }

    #[test]
    fn what_is_fixed_or_larger_has_no_known_value() {
        let lab = RegretLab::default();
        assert_eq!(lab.with("cards", "5").unwrap().known_value(), None);
        assert_eq!(lab.with("lock", "K:1").unwrap().known_value(), None);
    }
}
