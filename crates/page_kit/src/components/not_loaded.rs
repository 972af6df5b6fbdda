//! Something that could not be fetched: a sentence, and what helps.

use super::focus::FocusFallback;
use crate::context::use_page;
use crate::device;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct NotLoadedProps {
    /// What could not be loaded.
    pub sentence: &'static str,
    pub again: Callback<MouseEvent>,
}

/// In place of what could not be loaded. After an update of the site what this page wants may be gone, and only reloading helps.
#[component]
pub fn NotLoaded(props: &NotLoadedProps) -> Html {
    let words = &use_page().texts.runs;
    html! {
        <FocusFallback fallback="#content"><section class="card sheet" id="not-loaded">
            <p role="alert">{ props.sentence }</p>
            <p class="actions">
                <button class="primary" onclick={&props.again}>{ words.try_again }</button>
                <button onclick={|_: MouseEvent| device::reload()}>{ words.reload }</button>
            </p>
        </section></FocusFallback>
    }
}
