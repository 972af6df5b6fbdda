//! Equilibria that are known: the ends of Kuhn's family, and the even mixtures of the matrix games.

use super::settings::{GameName, RegretLab};
use engines::regret::kuhn_equilibrium::{self, MAX_ALPHA};
use engines::regret::{GameTree, Strategy};

/// All equilibria of a game lie between these two, action by action.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibria {
    pub ends: [Strategy; 2],
}

impl Equilibria {
    /// The lowest and the highest probability that any of them has for an action; the same where all agree.
    pub fn range(&self, tree: &GameTree, row: usize, action: usize) -> (f64, f64) {
        let [first, second] = &self.ends;
        let [first, second] = [first, second].map(|end| end.row(tree, row)[action]);
        (first.min(second), first.max(second))
    }
}

impl RegretLab {
    /// What is known; `None` where nothing is, and where strategies are fixed.
    pub fn equilibria(&self, tree: &GameTree) -> Option<Equilibria> {
        if !self.lock.is_empty() {
            return None;
        }
        let ends = match self.game {
            GameName::Kuhn => [
                kuhn_equilibrium::strategy(tree, 0.0)?,
                kuhn_equilibrium::strategy(tree, MAX_ALPHA)?,
            ],
            GameName::RockPaperScissors | GameName::MatchingPennies => {
                [Strategy::uniform(tree), Strategy::uniform(tree)]
            }
            GameName::KuhnSeed | GameName::Leduc => return None,
        };
        Some(Equilibria { ends })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lab;
    use engines::regret::Evaluation;

    #[test]
    fn nobody_gains_against_what_is_known() {
        for game in ["kuhn", "rock-paper-scissors", "matching-pennies"] {
            let lab = RegretLab::default().with("game", game).unwrap();
            let tree = lab.tree();
            for end in lab.equilibria(&tree).unwrap().ends {
                assert!(
                    Evaluation::of(&tree, &end).exploitability() < 1e-12,
                    "{game}"
                );
            }
        }
    }

    #[test]
    fn kuhns_queen_calls_between_a_third_and_two_thirds() {
        let lab = RegretLab::default();
        let tree = lab.tree();
        let known = lab.equilibria(&tree).unwrap();
        let (low, high) = known.range(&tree, tree.find("Qpb").unwrap(), 1);
        assert!((low - 1.0 / 3.0).abs() < 1e-12 && (high - 2.0 / 3.0).abs() < 1e-12);
        assert_eq!(known.range(&tree, tree.find("Kb").unwrap(), 1), (1.0, 1.0));
        let other = |key, text| lab.with(key, text).unwrap();
        assert_eq!(other("lock", "K:1").equilibria(&tree), None);
        let five = other("cards", "5");
        assert_eq!(five.equilibria(&five.tree()), None);
    }
}
