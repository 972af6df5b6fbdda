//! The view of the searches, kept from render to render. While another question is computed, what was there before stays.

use super::predicting::use_predictions;
use experiments::minimax::{MinimaxExperiment, Side};
use page_kit::context::use_page;
use page_model::minimax::predictions::Predictions;
use page_model::minimax::searching::Found;
use page_model::minimax::view::{Looks, Scenery, View, When, pictures_of, takes_over};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// The view of what was found, at the moment of the experiment; and what takes other predictions.
#[hook]
fn use_view(
    lab: &MinimaxExperiment,
    found: Option<&Rc<Found>>,
    in_focus: Side,
) -> (View, UseStateSetter<Predictions>) {
    let texts = use_page().texts;
    let in_question = found.and_then(|found| found.side(in_focus)?.picture.clone());
    let question = found.map_or_else(String::new, |found| found.link());
    let predictions = use_predictions(lab, &question, in_question);
    let (shown, scenery) = use_scenery(found, &question, texts);
    let is_stale = found.is_none() || question != shown;
    let When { at, last, barrier } = scenery.when(lab, &predictions, in_focus, is_stale);
    let sides = use_memo(
        (scenery.clone(), at, (*predictions).clone(), Looks::of(lab)),
        |(scenery, at, predictions, looks)| scenery.sides(*at, predictions, *looks),
    );
    let view = View {
        found: found.cloned(),
        sides: (*sides).clone(),
        at,
        last,
        barrier,
        predictions: (*predictions).clone(),
        difference: scenery.difference(lab.hide),
        is_stale,
        first_levels: None,
    };
    (view, predictions.setter())
}

/// The same with the tree of the first levels where that of the whole search is too large.
#[hook]
pub fn use_view_of_levels(
    lab: &MinimaxExperiment,
    found: Option<&Rc<Found>>,
    levels: Option<&Rc<Found>>,
    in_focus: Side,
) -> (View, UseStateSetter<Predictions>) {
    let (view, on_predict) = use_view(lab, levels.or(found), in_focus);
    let view = View {
        found: found.cloned(),
        first_levels: levels.and_then(|levels| levels.question.depth),
        ..view
    };
    (view, on_predict)
}

/// The pictures of the latest question that has some, with that question.
#[hook]
fn use_scenery(
    found: Option<&Rc<Found>>,
    question: &str,
    texts: &'static Texts,
) -> (String, Scenery) {
    let pictures = pictures_of(found);
    let takes_over = takes_over(found, pictures.len());
    let searched = found.map(|found| found.question.clone());
    let latest = use_mut_ref(|| (String::new(), None::<Rc<Scenery>>));
    let key = (question.to_owned(), pictures.len());
    let scenery = use_memo(key, move |_| {
        searched.map(|searched| Rc::new(Scenery::of(&searched, pictures, texts)))
    });
    let mut latest = latest.borrow_mut();
    if takes_over || latest.1.is_none() {
        *latest = (question.to_owned(), (*scenery).clone());
    }
    let shown = latest.1.as_ref();
    let shown = shown.map_or_else(Scenery::default, |shown| (**shown).clone());
    (latest.0.clone(), shown)
}
