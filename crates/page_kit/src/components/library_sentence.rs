//! Sentence about a game that is chosen from a library or written, and the story of one of the library.

use super::filter_map_callback;
use super::sentence::Sentence;
use crate::context::use_page;
use experiments::Experiment;
use texts::Story;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// What no game is called.
const OWN: &str = "own";

#[derive(PartialEq, Properties)]
pub struct LibrarySentenceProps {
    pub experiment: Experiment,
    /// The sentence, with `{=game}` where the game is chosen.
    pub sentence: String,
    pub stories: &'static [Story],
    /// The name of the game, if it is one of the library.
    pub name: Option<&'static str>,
    /// Its text, with which one of somebody's own begins.
    pub text: String,
    /// What is chosen: a name, or a text.
    pub on_choose: Callback<String>,
}

/// The sentence and the story.
#[component]
pub fn LibrarySentence(props: &LibrarySentenceProps) -> Html {
    let words = &use_page().texts.written_games;
    let name = props.name;
    let option = |story: &Story| html! { <option value={story.key} selected={Some(story.key) == name}>{ story.name }</option> };
    let onchange = {
        let text = props.text.clone();
        filter_map_callback(&props.on_choose, move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>()?.value();
            Some(if chosen == OWN { text.clone() } else { chosen })
        })
    };
    let chooser = html! {
        <select class="in-sentence" aria-label={words.choose} {onchange} data-key="library">
            if name.is_none() { <option value={props.text.clone()} selected=true>{ words.own }</option> }
            { for props.stories.iter().map(option) }
            if name.is_some() { <option value={OWN}>{ words.new }</option> }
        </select>
    };
    let story = props.stories.iter().find(|story| Some(story.key) == name);
    html! {
        <>
            <Sentence experiment={props.experiment.clone()} text={props.sentence.clone()} values={vec![("game", chooser)]} />
            if let Some(story) = story { <p class="quiet game-story">{ story.story }</p> }
        </>
    }
}
