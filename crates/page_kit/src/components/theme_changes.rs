//! Theme changes: for pictures that are painted rather than styled, so that they are painted again.

use gloo::events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MutationObserver, MutationObserverInit};
use yew::prelude::*;

/// A number that changes with the theme.
#[hook]
pub fn use_theme_changes() -> u32 {
    let changes = use_state(|| 0_u32);
    let count = use_mut_ref(|| 0_u32);
    let changes_again = changes.setter();
    use_effect_with((), move |()| {
        let changed = Rc::new(move || {
            *count.borrow_mut() += 1;
            changes_again.set(*count.borrow());
        });
        let by_hand = {
            let changed = changed.clone();
            Closure::<dyn FnMut()>::new(move || changed())
        };
        let observer = MutationObserver::new(by_hand.as_ref().unchecked_ref()).ok();
        let window = web_sys::window();
        let root = window
            .as_ref()
            .and_then(|window| window.document()?.document_element());
        if let (Some(observer), Some(root)) = (&observer, &root) {
            let options = MutationObserverInit::new();
            options.set_attributes(true);
            // The root of the page can be observed.
            let _ = observer.observe_with_options(root, &options);
        }
        let query = window.and_then(|window| {
            let query = window.match_media("(prefers-color-scheme: dark)").ok()??;
            Some(EventListener::new(&query, "change", move |_| changed()))
        });
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop((query, by_hand));
        }
    });
    *changes
}
