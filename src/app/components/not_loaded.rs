//! Something that could not be fetched: a sentence, and a way to try again.

use crate::app::context::use_page;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct NotLoadedProps {
    /// What could not be loaded.
    pub sentence: &'static str,
    pub again: Callback<MouseEvent>,
}

/// In place of what could not be loaded.
#[component]
pub fn NotLoaded(props: &NotLoadedProps) -> Html {
    let words = &use_page().texts.shell;
    html! {
        <section class="card sheet" id="not-loaded">
            <p role="alert">{ props.sentence }</p>
            <p class="actions"><button class="primary" onclick={&props.again}>{ words.try_again }</button></p>
        </section>
    }
}
