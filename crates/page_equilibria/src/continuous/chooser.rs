//! Chooser: the game, from the library or one of somebody's own.

use experiments::LabExperiment;
use experiments::continuous::ContinuousExperiment;
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::Story;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// What no game is called.
const OWN: &str = "own";

#[derive(PartialEq, Properties)]
pub struct ChooserProps {
    pub lab: ContinuousExperiment,
}

/// A list in the sentence.
#[component]
pub fn Chooser(ChooserProps { lab }: &ChooserProps) -> Html {
    let words = &use_page().texts.labs.continuous;
    let name = lab.entry().map(|entry| entry.name);
    let option = |story: &Story| html! { <option value={story.key} selected={Some(story.key) == name}>{ story.name }</option> };
    let onchange = {
        let lab = lab.clone();
        filter_map_callback(&use_go(), move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>()?.value();
            // One of one's own begins as what is there.
            let game = match chosen.as_str() {
                OWN => lab.text().to_owned(),
                _ => chosen,
            };
            let chosen = ContinuousExperiment {
                game,
                ..lab.with_default_moment()
            };
            Some((chosen, Entry::Push))
        })
    };
    html! {
        <select class="in-sentence" aria-label={words.page.choose} {onchange} data-key="library">
            if name.is_none() { <option value={lab.game.clone()} selected=true>{ words.page.own_game }</option> }
            { for words.stories.iter().map(option) }
            if name.is_some() { <option value={OWN}>{ words.page.new_game }</option> }
        </select>
    }
}
