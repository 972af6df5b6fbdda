//! Reducer of what has been played, and what the tab keeps of it over a reload.

use engines::regret::GameTree;
use experiments::regret::sitting::{Played, Seat, Sitting};
use experiments::regret::{Evaluated, RegretLab};
use experiments::{Lab, link};
use page_kit::storage;
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use std::sync::Arc;
use yew::prelude::*;

/// The hands against one opponent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Playing {
    /// The link of the run whose strategy the opponent has: against another one the score begins anew.
    question: String,
    pub sitting: Sitting,
}

/// What happens at the table.
pub enum Move {
    Deal {
        tree: Arc<GameTree>,
        opponent: Rc<Evaluated>,
        seat: Seat,
        seed: u64,
    },
    /// The person takes the action of this name.
    Act(String),
    /// The person takes the last decision back.
    TakeBack,
    /// Another opponent, and what was played against this one before.
    SitDown(String, Vec<Played>),
    Restart,
}

impl Reducible for Playing {
    type Action = Move;

    fn reduce(self: Rc<Self>, action: Move) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Move::Deal {
                tree,
                opponent,
                seat,
                seed,
            } => next.sitting.deal(&tree, &opponent, seat, seed),
            Move::Act(name) => next.sitting.act(&name),
            Move::TakeBack => next.sitting.take_back(),
            Move::SitDown(question, played) => {
                next = Self {
                    question,
                    sitting: Sitting {
                        played,
                        dealt: None,
                    },
                };
            }
            Move::Restart => next.sitting = Sitting::default(),
        }
        Rc::new(next)
    }
}

/// As it lies in the tab's storage.
#[derive(Serialize, Deserialize)]
struct Kept {
    question: String,
    played: Vec<Played>,
}

/// Which run's strategy the opponent has.
fn question(lab: &RegretLab) -> String {
    link::write(RegretLab::NAME, &lab.at(lab.iterations))
}

/// The hands kept from before a reload, if they are against this opponent.
fn kept(question: &str, tree: &GameTree) -> Vec<Played> {
    let text = storage::sitting(RegretLab::NAME);
    let kept: Option<Kept> = text.and_then(|text| serde_json::from_str(&text).ok());
    let fits =
        |kept: &Kept| kept.question == question && kept.played.iter().all(|hand| hand.fits(tree));
    kept.filter(fits).map_or_else(Vec::new, |kept| kept.played)
}

fn keep(playing: &Playing) {
    let kept = Kept {
        question: playing.question.clone(),
        played: playing.sitting.played.clone(),
    };
    if let Ok(text) = serde_json::to_string(&kept) {
        storage::set_sitting(RegretLab::NAME, &text);
    }
}

/// The table at which the opponent is what `lab` learns.
#[hook]
pub fn use_playing(lab: &RegretLab, tree: &Arc<GameTree>) -> UseReducerHandle<Playing> {
    let playing = use_reducer(Playing::default);
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
        use_effect_with((playing.question.clone(), count), move |(question, _)| {
            if !question.is_empty() {
                keep(&playing);
            }
        });
    }
    playing
}

impl Playing {
    /// Whether the hands are those against what `lab` learns.
    pub fn is_against(&self, lab: &RegretLab) -> bool {
        self.question == question(lab)
    }
}
