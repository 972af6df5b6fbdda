//! Choosing who plays: each choice writes the link of another ladder.

use experiments::ladder::LadderExperiment;
use page_kit::components::lab_page::use_go;
use page_kit::router::Entry;
use page_model::ladder::{Choice, after};
use yew::prelude::*;

/// Goes to the ladder after a choice.
#[hook]
pub fn use_choosing(lab: &LadderExperiment) -> Callback<Choice> {
    let (lab, go) = (lab.clone(), use_go());
    Callback::from(move |choice: Choice| {
        if let Some(next) = after(&lab, choice) {
            go.emit((next, Entry::Push));
        }
    })
}
