//! State of the table, and what the tab keeps of it over a reload.

use core::ops::Deref;
use engines::regret::GameTree;
use experiments::LabExperiment;
use experiments::regret::RegretExperiment;
use page_kit::storage;
use page_model::regret::sitting::Played;
use page_model::regret::table::playing::{self, Move, Playing, question};
use std::rc::Rc;
use std::sync::Arc;
use yew::prelude::*;

/// The hands against one opponent, as the page keeps them.
#[derive(Clone, Default, PartialEq)]
pub struct AtTable(Playing);

impl Deref for AtTable {
    type Target = Playing;

    fn deref(&self) -> &Playing {
        &self.0
    }
}

impl Reducible for AtTable {
    type Action = Move;

    fn reduce(self: Rc<Self>, action: Move) -> Rc<Self> {
        Rc::new(Self(self.0.after(action)))
    }
}

/// The hands kept from before a reload, if they are against this opponent.
fn kept(question: &str, tree: &GameTree) -> Vec<Played> {
    let text = storage::sitting(RegretExperiment::NAME);
    text.map_or_else(Vec::new, |text| playing::kept(&text, question, tree))
}

fn keep(playing: &Playing) {
    if let Some(text) = playing.to_text() {
        storage::set_sitting(RegretExperiment::NAME, &text);
    }
}

/// The table at which the opponent is what `lab` learns.
#[hook]
pub fn use_playing(lab: &RegretExperiment, tree: &Arc<GameTree>) -> UseReducerHandle<AtTable> {
    let playing = use_reducer(AtTable::default);
    let question = question(lab);
    {
        let (playing, tree) = (playing.dispatcher(), tree.clone());
        use_effect_with(question, move |question| {
            let before = kept(question, &tree);
            playing.dispatch(Move::SitDown(question.clone(), before));
        });
    }
    {
        let count = playing.sitting.played.len();
        let playing = playing.clone();
        let question = playing.question().to_owned();
        use_effect_with((question, count), move |(question, _)| {
            if !question.is_empty() {
                keep(&playing);
            }
        });
    }
    playing
}
