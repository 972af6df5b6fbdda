//! What the page knows: the compiled game, what the runs have learned, and the best answers to that, each made once.

use crate::app::components::run::Run;
use crate::engines::regret::{BestResponse, Evaluation, GameTree};
use crate::experiments::regret::{Learned, RegretLab};
use crate::games::Player;
use std::rc::Rc;
use std::sync::Arc;
use yew::prelude::*;

/// The average strategies, answered best.
#[derive(Debug, PartialEq)]
pub struct Answers {
    pub evaluation: Evaluation,
    /// Of each player against the other's average.
    pub best: [BestResponse; 2],
}

/// The compiled game of `lab`.
#[hook]
pub fn use_tree(lab: &RegretLab) -> Arc<GameTree> {
    let lab = lab.clone();
    let tree = use_memo((lab.game, lab.cards), move |_| lab.tree());
    (*tree).clone()
}

/// What the runs have learned; of snapshots that are not this experiment's, nothing.
#[hook]
pub fn use_learned(run: &Run, lab: &RegretLab, tree: &Arc<GameTree>) -> Rc<Learned> {
    let tree = tree.clone();
    use_memo((lab.clone(), run.found.clone()), move |(lab, found)| {
        let snapshots = found.as_ref().map_or(&[][..], |found| &found.snapshots);
        let merged = lab.merge(&tree, snapshots);
        let merged = merged.or_else(|_| lab.merge(&tree, &[]));
        merged.unwrap_or_else(|_| unreachable!("no snapshots belong to every experiment"))
    })
}

/// The best answers to the averages learned so far; `None` before there are any.
#[hook]
pub fn use_answers(learned: &Rc<Learned>) -> Option<Rc<Answers>> {
    let answers = use_memo(learned.clone(), |learned| {
        let average = &learned.main.as_ref()?.average;
        let against = |player| BestResponse::against(&learned.tree, average, player);
        Some(Rc::new(Answers {
            evaluation: Evaluation::of(&learned.tree, average),
            best: Player::BOTH.map(against),
        }))
    });
    (*answers).clone()
}
