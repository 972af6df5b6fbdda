//! The sentence over the stage: what is searched and how, with its settings and the numbers of nodes in it.

use super::view::View;
use experiments::Experiment;
use experiments::minimax::{MinimaxLab, Side};
use page_kit::components::sentence::Sentence;
use texts::Texts;
use yew::prelude::*;

/// The sentence.
pub fn what_is_searched(lab: &MinimaxLab, view: &View, texts: &Texts) -> Html {
    let words = &texts.labs.minimax.sentence;
    let text = if lab.versus.is_some() {
        words.of_two
    } else if lab.is_tree() {
        words.of_a_tree
    } else {
        words.of_a_game
    };
    html! { <Sentence experiment={Experiment::from(lab.clone())} {text} values={values(lab, view, texts)} /> }
}

/// The numbers that are known.
fn values(lab: &MinimaxLab, view: &View, texts: &Texts) -> Vec<(&'static str, Html)> {
    let written = |number: u64| html! { { (texts.number)(number) } };
    let nodes = |name: &'static str, side: Side| {
        let found = view.found.as_ref()?.side(side)?;
        // How much is cut is a part of what is asked.
        let snapshot = &found.snapshot;
        let count = (texts.number)(snapshot.nodes);
        let count = if snapshot.is_finished {
            count
        } else {
            (texts.labs.minimax.page.more_than)(&count)
        };
        (!view.predictions.asks_for_cuts()).then(|| (name, html! { { count } }))
    };
    let all = lab.is_tree().then(|| lab.tree().nodes().len() as u64);
    let found = [nodes("nodes", Side::Main), nodes("others", Side::Versus)];
    let all = all.map(|all| ("all", written(all)));
    found.into_iter().chain([all]).flatten().collect()
}
