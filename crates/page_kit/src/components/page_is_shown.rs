//! Whether the page is shown, and not in a tab behind another: nothing begins by itself that nobody sees.

use gloo::events::EventListener;
use yew::prelude::*;

/// Whether the page is shown: not in a tab behind another.
#[hook]
pub fn use_page_is_shown() -> bool {
    let is_shown = use_state_eq(|| !is_hidden());
    {
        let is_shown = is_shown.setter();
        use_effect_with((), move |()| {
            let document = web_sys::window().and_then(|window| window.document());
            let listener = document.map(|document| {
                EventListener::new(&document, "visibilitychange", move |_| {
                    is_shown.set(!is_hidden());
                })
            });
            move || drop(listener)
        });
    }
    *is_shown
}

fn is_hidden() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.hidden())
}
