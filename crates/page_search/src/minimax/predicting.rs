//! Predictions of the viewer about a question. The tab keeps it, so that a reload takes nothing away; where storage is
//! refused it lasts as long as the page.

use engines::minimax::Record;
use experiments::minimax::{Hide, MinimaxExperiment, Picture, Shown};
use experiments::parameters::Parameters;
use page_kit::storage;
use page_model::minimax::predictions::Predictions;
use std::rc::Rc;
use yew::prelude::*;

/// What the viewer has said about this question; nothing once it is another one.
#[hook]
pub fn use_predictions(
    lab: &MinimaxExperiment,
    question: &str,
    picture: Option<Rc<Picture>>,
) -> UseStateHandle<Predictions> {
    let predictions = use_state(|| Predictions::new(lab.hide));
    let (hide, step) = (lab.hide, lab.step);
    let key = format!("{question} {}", Parameters::write(lab, "hide"));
    let is_there = picture.is_some();
    {
        let predictions = predictions.setter();
        use_effect_with((key.clone(), is_there), move |(key, _)| {
            let begun = picture.map(|picture| begun(key, hide, step, &picture.record));
            predictions.set(begun.unwrap_or_else(|| Predictions::new(hide)));
        });
    }
    use_effect_with(
        (key, is_there, (*predictions).clone()),
        move |(key, is_there, predictions)| {
            if hide == Hide::Nothing {
                storage::set_predictions(None);
            } else if *is_there {
                storage::set_predictions(Some((key, predictions.kept())));
            }
        },
    );
    predictions
}

/// What was kept, at the moment of the link.
fn begun(key: &str, hide: Hide, step: Shown, record: &Record) -> Predictions {
    let mut predictions = storage::predictions(key).map_or_else(
        || Predictions::new(hide),
        |kept| Predictions::of_kept(hide, &kept, record),
    );
    // Anyone who comes for the questions has seen nothing yet.
    if step != Shown::Opening {
        predictions.begin_at(record, step.steps(record));
    }
    predictions
}
