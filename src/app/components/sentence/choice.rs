//! Choice in a sentence: one of some words, opened in place.

use crate::app::components::heard;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ChoiceProps {
    pub label: &'static str,
    /// As links have them.
    pub names: &'static [&'static str],
    /// In the same order, for people.
    pub options: &'static [&'static str],
    /// The name of the one that is chosen.
    pub value: String,
    pub on_change: Callback<String>,
}

/// The choice.
#[component]
pub fn Choice(props: &ChoiceProps) -> Html {
    let onchange = heard(&props.on_change, |event: Event| {
        Some(event.target_dyn_into::<HtmlSelectElement>()?.value())
    });
    let option = |(name, label): (&&'static str, &&'static str)| {
        html! { <option value={*name} selected={*name == props.value}>{ *label }</option> }
    };
    html! {
        <select class="in-sentence" aria-label={props.label} {onchange}>
            { for props.names.iter().zip(props.options).map(option) }
        </select>
    }
}
