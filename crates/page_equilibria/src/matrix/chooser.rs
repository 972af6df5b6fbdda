//! Chooser: the game, from the library or one of somebody's own.

use super::catalogue::{Catalogue, ListedName};
use experiments::matrix::{EXERCISE, MatrixExperiment};
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::Story;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ChooserProps {
    pub lab: MatrixExperiment,
}

/// A list in the sentence.
#[component]
pub fn Chooser(ChooserProps { lab }: &ChooserProps) -> Html {
    let words = &use_page().texts.labs.matrix;
    let game = lab.game.trim();
    let option = |story: &Story| html! { <option value={story.key} selected={story.key == game}>{ story.name }</option> };
    let is_listed = lab.is_named()
        && !lab.is_exercise()
        && !words.stories.iter().any(|story| story.key == game);
    let go = use_go();
    let onchange = {
        let lab = lab.clone();
        filter_map_callback(&go, move |event: Event| {
            let game = event.target_dyn_into::<HtmlSelectElement>()?.value();
            let chosen = MatrixExperiment {
                game,
                actions: String::new(),
                players: String::new(),
                title: String::new(),
                from: String::new(),
                view: lab.view,
                ..MatrixExperiment::default()
            };
            Some((chosen, Entry::Push))
        })
    };
    html! {
        <>
        <select class="in-sentence" aria-label={words.page.choose} {onchange} data-key="library">
            <option value={EXERCISE} selected={lab.is_exercise()}>{ words.page.exercise_game }</option>
            if !lab.is_named() { <option value={lab.game.clone()} selected=true>{ if lab.title.is_empty() { words.page.own_game.to_owned() } else { lab.title.clone() } }</option> }
            if is_listed { <option value={lab.game.clone()} selected=true><ListedName key={game.to_owned()} name={game.to_owned()} /></option> }
            { for words.stories.iter().map(option) }
        </select>
        { " " }<Catalogue />
        </>
    }
}
