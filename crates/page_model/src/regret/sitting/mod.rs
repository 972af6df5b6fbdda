//! A person at the table: hand after hand against the learned average strategy, what was won, and what mistakes cost.
//!
//! Hand number n is dealt from stream n of the experiment's seed. The opponent plays one hand by one strategy, the one that
//! was there when it was dealt.
//!
//! * `dealt`: the hand on the table.

mod dealt;

pub use dealt::{Dealt, Decision};
use engines::regret::GameTree;
use engines::regret::tree::NodeId;
use experiments::regret::Evaluated;
use games::Player;
use serde::{Deserialize, Serialize};
use statistics::{Estimate, Range};
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

/// What all hands together have brought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    pub hands: usize,
    /// In antes.
    pub total: f64,
    /// Per hand.
    pub mean: Estimate,
    /// What decisions cost on average per hand.
    pub cost: f64,
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

    /// The score so far; `None` before the first hand that counts is over.
    pub fn score(&self, tree: &GameTree) -> Option<Score> {
        let counting = || self.played.iter().filter(|hand| hand.counts);
        let winnings: Vec<f64> = counting().map(|hand| hand.winnings).collect();
        // Whichever seat: no hand brings or costs more. Two hands that are won alike are no proof that all will be.
        let (low, high) = tree.payoff_range();
        let most = high.max(-low);
        let range = Range {
            low: -most,
            high: most,
        };
        let cost: f64 = counting().map(|hand| hand.cost).sum();
        Some(Score {
            hands: winnings.len(),
            total: winnings.iter().sum(),
            mean: Estimate::of_values(&winnings, range)?,
            cost: cost / winnings.len() as f64,
        })
    }
}
