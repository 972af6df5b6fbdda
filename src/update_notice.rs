//! Notice of a newer version of the page: it waits, and is taken when somebody asks for it or when all windows have been closed. At the first
//! visit with it a line leads to what is new.

use gloo::events::EventListener;
use js_sys::{Function, Reflect};
use page_kit::context::use_page;
use page_kit::storage;
use runner::protocol::BUILD;
use texts::UpdateTexts;
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

/// What takes it, once there is one; and what the script of the page calls its coming, see `offline.js`.
const TAKE: &str = "saddlepointUpdate";
const EVENT: &str = "saddlepoint-update";

/// A line at the edge of the window, once a newer version waits.
#[component]
pub fn UpdateNotice() -> Html {
    let words = &use_page().texts.shell.update;
    let take = use_state(waiting);
    {
        let take = take.setter();
        use_effect_with((), move |()| {
            // It may have come between the first drawing and this.
            take.set(waiting());
            let window = web_sys::window();
            let listener = window
                .map(|window| EventListener::new(&window, EVENT, move |_| take.set(waiting())));
            move || drop(listener)
        });
    }
    let is_new = use_state(|| storage::swap_build(BUILD).is_some_and(|before| before != BUILD));
    let Some(function) = (*take).clone() else {
        return if *is_new {
            news(words, &is_new.setter())
        } else {
            Html::default()
        };
    };
    let now = Callback::from(move |_: MouseEvent| {
        // The page is loaded anew; where that fails the newer version goes on waiting.
        let _ = function.call0(&JsValue::NULL);
    });
    let later = Callback::from(move |_: MouseEvent| take.set(None));
    html! {
        <aside class="update-notice card" role="status" aria-label={words.ready}>
            <p>{ words.ready }</p>
            <button id="update-now" class="primary" onclick={now}>{ words.now }</button>
            <button id="update-later" onclick={later}>{ words.later }</button>
        </aside>
    }
}

/// Once, quietly.
fn news(words: &UpdateTexts, is_new: &UseStateSetter<bool>) -> Html {
    let is_new = is_new.clone();
    let onclick = Callback::from(move |_: MouseEvent| is_new.set(false));
    html! {
        <aside class="update-notice card" role="status" aria-label={words.is_new}>
            <p>{ words.is_new }{ " " }<a id="what-is-new" href="./changelog.txt" target="_blank">{ words.news }</a></p>
            <button {onclick}>{ words.close }</button>
        </aside>
    }
}

fn waiting() -> Option<Function> {
    let window = web_sys::window()?;
    Reflect::get(&window, &TAKE.into()).ok()?.dyn_into().ok()
}
