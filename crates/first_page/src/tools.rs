//! Tools to come: what stands at the end of the header before the program is there, as wide as the tools themselves, so that nothing
//! moves when they come. None of it can be used yet, so it is for nobody but the eye.

use super::Words;
use yew::prelude::*;

/// How many buttons with an icon stand there: the glossary, the colours.
const ICON_BUTTONS: usize = 2;

#[derive(PartialEq, Properties)]
pub struct ToolsProps {
    pub words: Words,
}

/// The search as it looks, and room for the rest.
#[component]
pub fn ToolsToCome(ToolsProps { words }: &ToolsProps) -> Html {
    let search = &words.0.site_search;
    let room = |_| html! { <span class="button icon-button to-come"></span> };
    html! {
        <>
            <span class="button site-search-button" aria-hidden="true"><span class="icon"></span>
                <span class="site-search-face">{ search.button }</span>
            <span class="site-search-key" data-key={search.key}></span></span>
            { for (0..ICON_BUTTONS).map(room) }
        </>
    }
}
