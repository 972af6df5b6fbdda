//! The best answers to what the runs have learned, found once.

use engines::regret::{BestResponse, Evaluation};
use experiments::regret::Learned;
use games::Player;
use std::rc::Rc;
use yew::prelude::*;

/// The average strategies, answered best.
#[derive(Debug, PartialEq)]
pub struct Answers {
    pub evaluation: Evaluation,
    /// Of each player against the other's average.
    pub best: [BestResponse; 2],
    /// By row: what the average loses there per game, see [`BestResponse::given_away`].
    pub given_away: Vec<f64>,
}

/// The best answers to the averages learned so far; `None` before there are any.
#[hook]
pub fn use_answers(learned: &Rc<Learned>) -> Option<Rc<Answers>> {
    let answers = use_memo(learned.clone(), |learned| {
        let average = &learned.main.as_ref()?.average;
        let against = |player| BestResponse::against(&learned.tree, average, player);
        let best = Player::BOTH.map(against);
        let [first, second] = best
            .each_ref()
            .map(|best| best.given_away(&learned.tree, average));
        Some(Rc::new(Answers {
            evaluation: Evaluation::of(&learned.tree, average),
            given_away: first.iter().zip(second).map(|(a, b)| a + b).collect(),
            best,
        }))
    });
    (*answers).clone()
}
