//! The sentence over the stage: what is searched and how, with its settings and the numbers of nodes in it.

use experiments::Experiment;
use experiments::minimax::MinimaxExperiment;
use page_kit::components::sentence::Sentence;
use page_model::minimax::sentence::{template, values};
use page_model::minimax::view::View;
use texts::Texts;
use yew::prelude::*;

/// The sentence.
pub fn what_is_searched(lab: &MinimaxExperiment, view: &View, texts: &Texts) -> Html {
    let values = values(lab, view, texts).into_iter();
    let values: Vec<_> = values
        .map(|(name, value)| (name, html! { { value } }))
        .collect();
    html! { <Sentence experiment={Experiment::from(lab.clone())} text={template(lab, texts)} {values} /> }
}
