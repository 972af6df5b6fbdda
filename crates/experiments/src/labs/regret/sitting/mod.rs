//! A person at the table: hand after hand against the learned average strategy, what was won, and what mistakes cost.
//!
//! Hand number n is dealt from stream n of the experiment's seed. The opponent plays one hand by one strategy, the one that
//! was there when it was dealt.
//!
//! * `dealt`: the hand on the table. `score`: what all hands together have brought.

mod dealt;
mod score;

use super::Evaluated;
pub use dealt::{Dealt, Decision};
use engines::regret::GameTree;
use engines::regret::tree::NodeId;
use games::Player;
pub use score::Score;
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use std::sync::Arc;

/// Hands that are remembered: more are never played by hand, and storage is finite.
const MAX_HANDS: usize = 5_000;

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
    /// Whether it counts: a hand in which a decision was taken back does not.
    #[serde(default = "counts")]
    pub counts: bool,
}

/// Hands that were kept before any could be taken back.
fn counts() -> bool {
    true
}

impl Played {
    /// Whether it can have been played in this game.
    pub fn fits(&self, tree: &GameTree) -> bool {
        let is_end = (self.node as usize) < tree.len() && tree.children(self.node).is_empty();
        is_end
            && self.winnings == 0.0 + self.person.sign() * tree.payoff(self.node)
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

impl Sitting {
    /// Deals the next hand against `opponent`, a strategy of this game. A hand that is not over stays.
    pub fn deal(&mut self, tree: &Arc<GameTree>, opponent: &Rc<Evaluated>, seat: Seat, seed: u64) {
        if self.is_under_way() {
            return;
        }
        let index = self.played.len() as u64;
        let person = seat.player(index);
        self.dealt = Some(Dealt::new(tree, opponent, person, seed, index));
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

    /// Takes the last decision of the hand on the table back; nothing happens where there is none. The hand counts no more.
    pub fn take_back(&mut self) {
        let Some(dealt) = &mut self.dealt else { return };
        if dealt.can_take_back() {
            // If it was over it is no more.
            self.played
                .truncate(usize::try_from(dealt.index).unwrap_or(usize::MAX));
            dealt.take_back();
        }
    }

    fn note_the_end(&mut self) {
        let Some(dealt) = self.dealt.as_ref().filter(|dealt| dealt.is_over()) else {
            return;
        };
        if self.played.len() < MAX_HANDS {
            self.played.push(Played {
                node: dealt.node(),
                person: dealt.person,
                winnings: dealt.winnings(),
                cost: dealt.cost(),
                counts: !dealt.is_taken_back,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regret::{GameName, RegretLab};
    use engines::regret::Strategy;

    #[test]
    fn a_decision_is_taken_back_and_its_hand_does_not_count() {
        let tree = RegretLab::default().tree();
        let opponent = Rc::new(Evaluated::of(&tree, &Strategy::uniform(&tree)));
        let mut sitting = Sitting::default();
        sitting.take_back();
        sitting.deal(&tree, &opponent, Seat::First, 7);
        let begun = sitting.clone();
        sitting.take_back();
        assert_eq!(sitting, begun, "nothing was decided");
        let values = begun.dealt.as_ref().unwrap().hint().unwrap();
        // The hint is what the coach says afterwards.
        sitting.act("bet");
        let dealt = sitting.dealt.clone().unwrap();
        assert_eq!(dealt.decisions[0].judgement.values.as_ref(), Some(&values));
        let cost = values.iter().copied().fold(f64::MIN, f64::max) - values[1];
        assert!((dealt.cost() - cost).abs() < 1e-12);
        assert!(dealt.is_over() && sitting.played.len() == 1 && sitting.played[0].counts);
        sitting.take_back();
        let dealt = sitting.dealt.clone().unwrap();
        assert!(sitting.played.is_empty() && !dealt.is_over() && dealt.is_taken_back);
        assert_eq!(dealt.node(), begun.dealt.as_ref().unwrap().node());
        // The same again ends as before, and counts no more.
        sitting.act("bet");
        assert!(!sitting.played[0].counts);
        assert_eq!(sitting.score(&tree), None);
        sitting.deal(&tree, &opponent, Seat::First, 7);
        assert_eq!(sitting.dealt.as_ref().unwrap().index, 1);
    }

    #[test]
    fn a_hundred_hands_add_up() {
        for game in [GameName::Kuhn, GameName::Leduc, GameName::RockPaperScissors] {
            let lab = RegretLab {
                game,
                ..RegretLab::default()
            };
            let tree = lab.tree();
            let opponent = Rc::new(Evaluated::of(&tree, &Strategy::uniform(&tree)));
            let mut sitting = Sitting::default();
            for hand in 0..100 {
                sitting.deal(&tree, &opponent, Seat::Alternately, 7);
                while let Some(dealt) = sitting.dealt.as_ref().filter(|dealt| !dealt.is_over()) {
                    assert_eq!(dealt.person, Player::at_ply(hand));
                    let actions = dealt.actions();
                    let action = actions[hand % actions.len()].clone();
                    sitting.act("no such action");
                    sitting.act(&action);
                }
            }
            let score = sitting.score(&tree).unwrap();
            assert_eq!(score.hands, 100);
            let sum: f64 = sitting.played.iter().map(|hand| hand.winnings).sum();
            assert_eq!(score.total, sum);
            assert!(sitting.played.iter().all(|hand| hand.fits(&tree)));
        }
    }
}
