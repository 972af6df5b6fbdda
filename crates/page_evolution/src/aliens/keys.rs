//! Keyboard while somebody plays: what is pressed is held until it is let go.

use gloo::events::{EventListener, EventListenerOptions};
use page_model::aliens::keys::{Held, Keys, pauses};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Listens to the keyboard; `pause` is called by P and Escape.
pub fn listen(keys: &Keys, pause: impl Fn() + Clone + 'static) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else {
        return Vec::new();
    };
    let options = EventListenerOptions::enable_prevent_default();
    let on = |name: &'static str, is_down: bool| {
        let (keys, pause) = (keys.clone(), pause.clone());
        EventListener::new_with_options(&window, name, options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                return;
            };
            if is_elsewhere(event) {
                return;
            }
            if let Some(held) = Held::by(&event.key()) {
                event.prevent_default();
                keys.set(held, is_down);
            } else if is_down && pauses(&event.key()) {
                event.prevent_default();
                pause();
            }
        })
    };
    let keys = keys.clone();
    let blur = EventListener::new(&window, "blur", move |_| keys.release());
    vec![on("keydown", true), on("keyup", false), blur]
}

/// Whether a field or the browser has its own use for a key.
fn is_elsewhere(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is_field = target.is_some_and(|target| {
        let field = target.closest("input, select, textarea, dialog");
        matches!(field, Ok(Some(_)))
    });
    is_field || event.ctrl_key() || event.alt_key() || event.meta_key()
}
