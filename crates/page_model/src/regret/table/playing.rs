//! Playing: what happens at the table, and what the tab keeps of it over a reload.

use crate::regret::sitting::{Played, Seat, Sitting};
use engines::regret::GameTree;
use experiments::regret::{Evaluated, RegretExperiment};
use experiments::{LabExperiment, link};
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use std::sync::Arc;

/// The hands against one opponent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Playing {
    /// The link of the run whose strategy the opponent has: against another one the score begins anew.
    question: String,
    pub sitting: Sitting,
}

/// What happens at the table.
#[derive(Clone, Debug)]
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

/// As it lies in the tab's storage.
#[derive(Serialize, Deserialize)]
struct Kept {
    question: String,
    played: Vec<Played>,
}

/// Which run's strategy the opponent has.
pub fn question(lab: &RegretExperiment) -> String {
    link::write(RegretExperiment::NAME, &lab.at(lab.iterations))
}

/// The hands in a text that was kept before a reload, if they are against this opponent and can have been played in this game.
pub fn kept(text: &str, question: &str, tree: &GameTree) -> Vec<Played> {
    let kept: Option<Kept> = serde_json::from_str(text).ok();
    let fits =
        |kept: &Kept| kept.question == question && kept.played.iter().all(|hand| hand.fits(tree));
    kept.filter(fits).map_or_else(Vec::new, |kept| kept.played)
}

impl Playing {
    /// After a move.
    #[must_use]
    pub fn after(&self, action: Move) -> Self {
        let mut next = self.clone();
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
        next
    }

    /// Which run's strategy the opponent has; nothing before the person has sat down.
    pub fn question(&self) -> &str {
        &self.question
    }

    /// Whether the hands are those against what `lab` learns.
    pub fn is_against(&self, lab: &RegretExperiment) -> bool {
        self.question == question(lab)
    }

    /// What the tab keeps.
    pub fn to_text(&self) -> Option<String> {
        let kept = Kept {
            question: self.question.clone(),
            played: self.sitting.played.clone(),
        };
        serde_json::to_string(&kept).ok()
    }
}

/// Where a table stands, for anyone who looks at the page from outside.
pub fn state(has_opponent: bool, sitting: &Sitting) -> &'static str {
    match &sitting.dealt {
        _ if !has_opponent => "none",
        None => "waiting",
        Some(dealt) if dealt.is_over() => "over",
        Some(_) => "playing",
    }
}
