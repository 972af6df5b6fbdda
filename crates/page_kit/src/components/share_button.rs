//! Copies the link of the experiment. Where the browser does not allow that, shows the link to be copied.

use crate::context::use_page;
use crate::device;
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// How long "copied" stands there.
const CONFIRMATION_MILLISECONDS: u32 = 2_500;

#[derive(PartialEq, Properties)]
pub struct ShareButtonProps {
    /// The canonical link, without `#/`.
    pub link: AttrValue,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Waiting,
    Copied,
    ToCopyByHand,
}

/// The button.
#[component]
pub fn ShareButton(props: &ShareButtonProps) -> Html {
    let texts = &use_page().texts.share;
    let state = use_state(|| State::Waiting);
    let url = device::url(&props.link);
    {
        // Another experiment has another link: what was said about the last one no longer holds.
        let state = state.setter();
        use_effect_with(props.link.clone(), move |_| state.set(State::Waiting));
    }
    let onclick = {
        let (state, url) = (state.setter(), url.clone());
        Callback::from(move |_| {
            let (state, url) = (state.clone(), url.clone());
            spawn_local(async move {
                if device::copy(&url).await {
                    state.set(State::Copied);
                    let later = move || state.set(State::Waiting);
                    // The timer's number, which is of no use here.
                    let _ = Timeout::new(CONFIRMATION_MILLISECONDS, later).forget();
                } else {
                    state.set(State::ToCopyByHand);
                }
            });
        })
    };
    let label = if *state == State::Copied {
        texts.copied
    } else {
        texts.share
    };
    let select = Callback::from(|event: FocusEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            input.select();
        }
    });
    html! {
        <span class="share">
            <button class="primary" {onclick} data-link={url.clone()} id="share">
                <span aria-live="polite">{ label }</span>
            </button>
            if *state == State::ToCopyByHand {
                <label class="share-by-hand">
                    { texts.by_hand }
                    <input readonly=true value={url} onfocus={select} />
                </label>
            }
        </span>
    }
}
