//! Notices, said before anything else: problems with a link or a file. Says it and stays out of the way.

use super::focus::FocusFallback;
use super::icons::{IconName, icon};
use crate::context::use_page;
use yew::prelude::*;

/// A link can have hundreds of faults; nobody reads them.
const MAX_SHOWN: usize = 6;

#[derive(PartialEq, Properties)]
pub struct NoticesProps {
    pub heading: AttrValue,
    pub sentences: Vec<String>,
    pub on_dismiss: Callback<()>,
}

/// A heading and sentences with a button to put them away; nothing if there are no sentences.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let texts = &use_page().texts.notices;
    if props.sentences.is_empty() {
        return Html::default();
    }
    let left_out = props.sentences.len().saturating_sub(MAX_SHOWN);
    let onclick = props.on_dismiss.reform(|_| ());
    html! {
        <FocusFallback fallback="#content"><div class="notices" role="alert">
            <div>
                <p><strong>{ &props.heading }</strong></p>
                <ul>
                    { for props.sentences.iter().take(MAX_SHOWN).map(|sentence| html! { <li>{ sentence }</li> }) }
                    if left_out > 0 { <li>{ (texts.more)(left_out) }</li> }
                </ul>
            </div>
            <button class="icon-button" {onclick} aria-label={texts.dismiss} title={texts.dismiss}>
                { icon(IconName::Close) }
            </button>
        </div></FocusFallback>
    }
}
