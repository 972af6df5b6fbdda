//! Legend: what the marks on a stage mean, and from whose point of view.

use crate::context::use_page;
use yew::prelude::*;

/// A mark, as it stands on the stage, and what it means.
pub type Entry = (Html, AttrValue);

#[derive(PartialEq, Properties)]
pub struct LegendProps {
    pub entries: Vec<Entry>,
}

/// The legend, one press away.
#[component]
pub fn Legend(props: &LegendProps) -> Html {
    let words = &use_page().texts.lab_page;
    let entry = |(mark, meaning): &Entry| {
        html! { <><dt>{ mark.clone() }</dt><dd>{ meaning }</dd></> }
    };
    html! {
        <details class="marks">
            <summary>{ words.legend }</summary>
            <dl>{ for props.entries.iter().map(entry) }</dl>
        </details>
    }
}
