//! A strategy with its best responses, found exactly: what the lab is asked.

use super::settings::{RegretExperiment, SampledBy};
use crate::inquiry::Inquiry;
use engines::regret::{BestResponse, Evaluation, GameTree, Strategy};
use games::Player;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum RegretInquiry {
    /// What a strategy of both players is worth, by slot.
    Evaluate(Vec<f64>),
    /// What so many sampled walks with a strategy find on average.
    Sample {
        strategy: Vec<f64>,
        by: SampledBy,
        exploration: f64,
        walks: u64,
    },
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

impl RegretExperiment {
    /// Asks what a strategy of this game is worth.
    pub fn evaluating(strategy: &Strategy) -> Inquiry<Evaluated> {
        Inquiry::of_lab(&RegretInquiry::Evaluate(strategy.slots().to_vec()))
    }
}
