//! Chooser: the game, from the library or one of somebody's own.

use super::catalogue::Catalogue;
use experiments::matrix::{EXERCISE, MatrixExperiment};
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::game_catalogue::ListedGame;
use page_model::matrix::listed::listed_name;
use texts::Story;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ChooserProps {
    pub lab: MatrixExperiment,
    /// What the catalogue has of it, once that is there.
    pub listed: Option<ListedGame>,
}

/// A list in the sentence.
#[component]
pub fn Chooser(ChooserProps { lab, listed }: &ChooserProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix;
    let game = lab.game.trim();
    let option = |story: &Story| html! { <option value={story.key} selected={story.key == game}>{ story.name }</option> };
    // Until its name is there, as links have it.
    let named = listed_name(lab, texts).map(|key| listed.as_ref().map_or(key, |game| &game.name));
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
            if let Some(named) = named { <option value={lab.game.clone()} selected=true>{ named }</option> }
            { for words.stories.iter().map(option) }
        </select>
        { " " }<Catalogue />
        </>
    }
}
