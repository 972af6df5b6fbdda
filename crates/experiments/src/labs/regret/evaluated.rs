//! A strategy with its best responses, found exactly: what the lab is asked.

use super::settings::RegretLab;
use crate::inquiry::{Answering, Inquiry, NoAnswer, at_once};
use engines::regret::{BestResponse, Evaluation, GameTree, Strategy};
use games::Player;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
enum RegretInquiry {
    /// What a strategy of both players is worth, by slot.
    Evaluate(Vec<f64>),
}

/// A strategy of both players, answered best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Evaluated {
    pub strategy: Strategy,
    pub evaluation: Evaluation,
    /// Of each player against the other's part.
    pub best: [BestResponse; 2],
    /// By row: what the strategy loses there per game, see [`BestResponse::given_away`].
    pub given_away: Vec<f64>,
}

impl Evaluated {
    /// Of this strategy.
    pub fn of(tree: &GameTree, strategy: &Strategy) -> Self {
        let best = Player::BOTH.map(|player| BestResponse::against(tree, strategy, player));
        let [first, second] = best.each_ref().map(|best| best.given_away(tree, strategy));
        Self {
            strategy: strategy.clone(),
            evaluation: Evaluation::of(tree, strategy),
            given_away: first.iter().zip(second).map(|(a, b)| a + b).collect(),
            best,
        }
    }

    /// Whether it can be of this game.
    pub fn fits(&self, tree: &GameTree) -> bool {
        let [first, second] = &self.best;
        self.strategy.slots().len() == tree.slot_count()
            && self.given_away.len() == tree.information_sets().len()
            && first.fits(tree, Player::First)
            && second.fits(tree, Player::Second)
    }
}

impl RegretLab {
    /// Asks what a strategy of this game is worth.
    pub fn evaluating(strategy: &Strategy) -> Inquiry<Evaluated> {
        Inquiry::of_lab(&RegretInquiry::Evaluate(strategy.slots().to_vec()))
    }

    /// A game has a few thousand histories at most, and each is gone through a few times: some milliseconds.
    pub(super) fn begin_answer(&self, inquiry: &[u8]) -> Result<Box<dyn Answering>, NoAnswer> {
        let inquiry = postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
        let RegretInquiry::Evaluate(slots) = inquiry;
        let tree = self.tree();
        let strategy = Strategy::from_slots(&tree, slots).ok_or(NoAnswer::Unknown)?;
        Ok(at_once(&Evaluated::of(&tree, &strategy)))
    }
}
