//! A person at the table: hand after hand against the learned average strategy, what was won, and what mistakes cost.
//!
//! Hand number n is dealt from stream n of the experiment's seed. The opponent plays one hand by one strategy, the one that
//! was there when it was dealt.

use crate::engines::regret::play::{Hand, Judgement};
use crate::engines::regret::tree::NodeId;
use crate::engines::regret::{BestResponse, GameTree, Strategy};
use crate::games::Player;
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use std::sync::Arc;

/// Hands that are remembered: more are never played by hand, and storage is finite.
const MOST_HANDS: usize = 5_000;

/// Where the person sits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// First in even hands, counted from 0.
    #[default]
    Alternately,
    First,
    Second,
}

impl Seat {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Alternately, Self::First, Self::Second];

    /// Which player the person is in hand number `index`.
    pub fn player(self, index: u64) -> Player {
        match self {
            Self::First => Player::First,
            Self::Second => Player::Second,
            Self::Alternately if index.is_multiple_of(2) => Player::First,
            Self::Alternately => Player::Second,
        }
    }
}

/// A decision of the person.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Where it was taken.
    pub node: NodeId,
    /// Its number among the actions there.
    pub action: usize,
    pub judgement: Judgement,
}

/// A hand on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Dealt {
    table: Rc<Table>,
    hand: Hand,
    pub person: Player,
    pub index: u64,
    pub decisions: Vec<Decision>,
}

/// What a hand is played by.
#[derive(Debug)]
struct Table {
    tree: Arc<GameTree>,
    strategy: Strategy,
    best: BestResponse,
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

/// A hand that is over.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Its last history.
    pub node: NodeId,
    pub person: Player,
    /// In antes, for the person.
    pub winnings: f64,
    /// What the person's decisions cost together, in antes.
    pub cost: f64,
}

impl Played {
    /// Whether it can have been played in this game.
    pub fn fits(&self, tree: &GameTree) -> bool {
        let is_end = (self.node as usize) < tree.len() && tree.children(self.node).is_empty();
        let sign = match self.person {
            Player::First => 1.0,
            Player::Second => -1.0,
        };
        is_end
            && self.winnings == 0.0 + sign * tree.payoff(self.node)
            && self.cost.is_finite()
            && self.cost >= 0.0
    }
}

/// The hands so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sitting {
    pub played: Vec<Played>,
    pub dealt: Option<Dealt>,
}

/// What all hands together have brought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    pub hands: usize,
    /// In antes.
    pub total: f64,
    /// A hand.
    pub mean: f64,
    /// 95 %, to either side of the mean; `None` from a single hand.
    pub margin: Option<f64>,
    /// What decisions cost on average a hand.
    pub cost: f64,
}

impl Sitting {
    /// Deals the next hand; `strategy` is what the opponent plays by. A hand that is not over stays.
    pub fn deal(&mut self, tree: &Arc<GameTree>, strategy: &Strategy, seat: Seat, seed: u64) {
        if self.is_under_way() {
            return;
        }
        let index = self.played.len() as u64;
        let person = seat.player(index);
        let table = Rc::new(Table {
            best: BestResponse::against(tree, strategy, person),
            tree: tree.clone(),
            strategy: strategy.clone(),
        });
        self.dealt = Some(Dealt {
            hand: Hand::deal(tree, strategy, person, seed, index),
            table,
            person,
            index,
            decisions: Vec::new(),
        });
        self.note_the_end();
    }

    /// Whether a hand waits for the person's decision.
    pub fn is_under_way(&self) -> bool {
        self.dealt.as_ref().is_some_and(|dealt| !dealt.is_over())
    }

    /// The person takes the action of this name; nothing happens where there is none.
    pub fn act(&mut self, name: &str) {
        let Some(dealt) = &mut self.dealt else { return };
        if dealt.act(name) {
            self.note_the_end();
        }
    }

    fn note_the_end(&mut self) {
        let Some(dealt) = self.dealt.as_ref().filter(|dealt| dealt.is_over()) else {
            return;
        };
        if self.played.len() < MOST_HANDS {
            self.played.push(Played {
                node: dealt.node(),
                person: dealt.person,
                winnings: dealt.hand.winnings(&dealt.table.tree),
                cost: dealt
                    .decisions
                    .iter()
                    .map(|known| known.judgement.cost)
                    .sum(),
            });
        }
    }

    /// The score so far; `None` before the first hand is over.
    pub fn score(&self) -> Option<Score> {
        const Z: f64 = 1.959_963_984_540_054;
        let count = self.played.len() as f64;
        if self.played.is_empty() {
            return None;
        }
        let total: f64 = self.played.iter().map(|hand| hand.winnings).sum();
        let mean = total / count;
        let squares = self.played.iter().map(|hand| hand.winnings - mean);
        let squares: f64 = squares.map(|off| off * off).sum();
        let margin = (self.played.len() > 1).then(|| Z * (squares / (count - 1.0) / count).sqrt());
        Some(Score {
            hands: self.played.len(),
            total,
            mean,
            margin,
            cost: self.played.iter().map(|hand| hand.cost).sum::<f64>() / count,
        })
    }
}

impl Dealt {
    /// The history the hand has come to.
    pub fn node(&self) -> NodeId {
        self.hand.node()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.hand.is_over(&self.table.tree)
    }

    /// The game.
    pub fn tree(&self) -> &Arc<GameTree> {
        &self.table.tree
    }

    /// The actions that the person may take now; none when the hand is over.
    pub fn actions(&self) -> &[String] {
        let tree = &self.table.tree;
        tree.row(self.node())
            .map_or(&[], |row| &tree.information_sets()[row].actions)
    }

    fn act(&mut self, name: &str) -> bool {
        let node = self.node();
        let Some(action) = self.actions().iter().position(|known| known == name) else {
            return false;
        };
        let table = &self.table;
        let judgement = self
            .hand
            .act(&table.tree, &table.strategy, &table.best, action);
        let decision = judgement.map(|judgement| Decision {
            node,
            action,
            judgement,
        });
        let is_done = decision.is_some();
        self.decisions.extend(decision);
        is_done
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiments::regret::{GameName, RegretLab};

    #[test]
    fn a_hundred_hands_add_up() {
        for game in [GameName::Kuhn, GameName::Leduc, GameName::RockPaperScissors] {
            let lab = RegretLab {
                game,
                ..RegretLab::default()
            };
            let tree = lab.tree();
            let strategy = Strategy::uniform(&tree);
            let mut sitting = Sitting::default();
            for hand in 0..100 {
                sitting.deal(&tree, &strategy, Seat::Alternately, 7);
                while let Some(dealt) = sitting.dealt.as_ref().filter(|dealt| !dealt.is_over()) {
                    assert_eq!(dealt.person, Player::at_ply(hand));
                    let actions = dealt.actions();
                    let action = actions[hand % actions.len()].clone();
                    sitting.act("no such action");
                    sitting.act(&action);
                }
            }
            let score = sitting.score().unwrap();
            assert_eq!(score.hands, 100);
            let sum: f64 = sitting.played.iter().map(|hand| hand.winnings).sum();
            assert_eq!(score.total, sum);
            assert!(sitting.played.iter().all(|hand| hand.fits(&tree)));
        }
    }

    #[test]
    fn the_interval_is_that_of_the_mean() {
        let played = |winnings| Played {
            node: 0,
            person: Player::First,
            winnings,
            cost: 0.5,
        };
        let sitting = Sitting {
            played: vec![played(0.0), played(2.0), played(4.0)],
            dealt: None,
        };
        let score = sitting.score().unwrap();
        // The standard error is √(4/3).
        assert!((score.margin.unwrap() - 2.2632).abs() < 1e-4);
        assert_eq!((score.mean, score.cost), (2.0, 0.5));
    }
}
