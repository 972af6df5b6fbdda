//! Equilibria that are known: the ends of Kuhn's family, and the even mixtures of the matrix games.

use engines::regret::kuhn_equilibrium::{self, MAX_ALPHA};
use engines::regret::{GameTree, Strategy};
use experiments::regret::{GameName, RegretExperiment};

/// All equilibria of a game lie between these two, action by action.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibria {
    pub ends: [Strategy; 2],
}

impl Equilibria {
    /// What is known about the game of `lab`; `None` where nothing is, and where strategies are fixed.
    pub fn of(lab: &RegretExperiment, tree: &GameTree) -> Option<Self> {
        if !lab.lock.is_empty() {
            return None;
        }
        let ends = match lab.game {
            GameName::Kuhn => [
                kuhn_equilibrium::strategy(tree, 0.0)?,
                kuhn_equilibrium::strategy(tree, MAX_ALPHA)?,
            ],
            GameName::RockPaperScissors | GameName::MatchingPennies => {
                [Strategy::uniform(tree), Strategy::uniform(tree)]
            }
            GameName::KuhnSeed | GameName::Leduc => return None,
        };
        Some(Self { ends })
    }

    /// The lowest and the highest probability that any of them has for an action; the same where all agree.
    pub fn range(&self, tree: &GameTree, row: usize, action: usize) -> (f64, f64) {
        let [first, second] = &self.ends;
        let [first, second] = [first, second].map(|end| end.row(tree, row)[action]);
        (first.min(second), first.max(second))
    }
}
