//! Choice in a sentence: one of some words, opened in place.

use crate::components::filter_map_callback;
use crate::context::use_page;
use experiments::parameters::Parameter;
use page_model::kit::sentence::spoken_word;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ChoiceProps {
    pub label: &'static str,
    /// As links have them, and for people.
    pub options: &'static [(&'static str, &'static str)],
    /// The name of the one that is chosen.
    pub value: String,
    pub on_change: Callback<String>,
}

/// The choice.
#[component]
pub fn Choice(props: &ChoiceProps) -> Html {
    let onchange = filter_map_callback(&props.on_change, |event: Event| {
        Some(event.target_dyn_into::<HtmlSelectElement>()?.value())
    });
    let option = |&(name, label): &(&'static str, &'static str)| {
        html! { <option value={name} selected={name == props.value}>{ label }</option> }
    };
    html! {
        <select class="in-sentence" aria-label={props.label} {onchange}>
            { for props.options.iter().map(option) }
        </select>
    }
}

#[derive(PartialEq, Properties)]
pub struct FewWordsProps {
    pub parameter: &'static Parameter,
    /// As links have them: some of those that the parameter takes.
    pub words: Vec<String>,
    pub value: String,
    pub on_change: Callback<String>,
}

/// A choice of some words only; the one that is chosen is among them, whatever they are.
#[component]
pub fn FewWords(props: &FewWordsProps) -> Html {
    let texts = use_page().texts;
    let onchange = filter_map_callback(&props.on_change, |event: Event| {
        Some(event.target_dyn_into::<HtmlSelectElement>()?.value())
    });
    let value = &props.value;
    let other = (!props.words.contains(value)).then_some(value);
    let option = |word: &String| {
        let label = spoken_word(props.parameter, word, texts);
        html! { <option value={word.clone()} selected={word == value}>{ label }</option> }
    };
    html! {
        <select class="in-sentence" aria-label={(props.parameter.text)(texts).label} {onchange}>
            { for other.into_iter().chain(&props.words).map(option) }
        </select>
    }
}
