//! The focus stays where a person left it.
//!
//! A button that cannot be pressed now rests: it says `aria-disabled` and is not `disabled`, which would throw whoever
//! has just pressed it back to the top of the page. What goes away with the focus in it hands the focus on.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

const RESTING: &str = "button[aria-disabled=true]";

/// Keeps clicks from buttons that rest: nobody else has to ask whether a button rests.
#[hook]
pub fn use_resting_buttons() {
    use_effect_with((), |()| {
        let options = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        let listener = web_sys::window().map(|window| {
            EventListener::new_with_options(&window, "click", options, |event| {
                let target = event.target().and_then(|target| target.dyn_into().ok());
                let rests = |target: Element| matches!(target.closest(RESTING), Ok(Some(_)));
                if target.is_some_and(rests) {
                    event.stop_immediate_propagation();
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// When the component goes away and the focus is within `node`, the first element that fits the selector `heir` gets it.
#[hook]
pub fn use_heir(node: &NodeRef, heir: &'static str) {
    use_effect_with((node.clone(), heir), |(node, heir)| {
        let (node, heir) = (node.clone(), *heir);
        move || {
            let document = web_sys::window().and_then(|window| window.document());
            let (Some(document), Some(node)) = (document, node.cast::<Element>()) else {
                return;
            };
            if node.contains(document.active_element().as_deref()) {
                let heir = document.query_selector(heir).ok().flatten();
                if let Some(heir) = heir.and_then(|heir| heir.dyn_into::<HtmlElement>().ok()) {
                    // An element that cannot take it leaves it where the browser puts it.
                    let _ = heir.focus();
                }
            }
        }
    });
}
