//! Keys that work anywhere on the page, but in form fields and where something in focus has its own use for them.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Elements that have their own use for most keys.
const FIELDS: &str = "input, select, textarea, [data-own-keys]";
/// Elements that the space key presses.
const PRESSABLE: &str = "button, a, summary, [role=button]";

/// Calls `wish` with what `meaning` makes of the keys pressed on the page. A key that means something does
/// nothing else then. While it is not `is_active` it knows no key: the first that knows one takes it.
#[hook]
pub fn use_page_keys<W: Copy + 'static>(
    is_active: bool,
    meaning: fn(&str) -> Option<W>,
    wish: Callback<W>,
) {
    use_effect_with((is_active, wish), move |(is_active, wish)| {
        let wish = wish.clone();
        let options = EventListenerOptions::enable_prevent_default();
        let window = web_sys::window().filter(|_| *is_active);
        let listener = window.map(|window| {
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                if belongs_elsewhere(event) {
                    return;
                }
                if let Some(asks) = meaning(&event.key()) {
                    event.prevent_default();
                    wish.emit(asks);
                }
            })
        });
        move || drop(listener)
    });
}

/// Whether the element in focus, or the browser, has its own use for a key.
fn belongs_elsewhere(event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented() {
        return true;
    }
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let within = |selector: &str| {
        let closest = target.as_ref().map(|element| element.closest(selector));
        matches!(closest, Some(Ok(Some(_))))
    };
    within(FIELDS) || (event.key() == " " && within(PRESSABLE))
}
