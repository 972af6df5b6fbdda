//! The focus stays where a person left it.
//!
//! A button that cannot be pressed now rests: it says `aria-disabled` and is not `disabled`, which would throw anyone who
//! has just pressed it back to the top of the page. What goes away with the focus in it hands the focus on. [`FocusFallback`]
//! stands around all that goes away at once: within an element that goes it would be asked when the focus is lost already.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

const DISABLED: &str = "button[aria-disabled=true]";

/// Keeps clicks from buttons that rest: nobody else has to ask whether a button rests.
#[hook]
pub fn use_disabled_buttons() {
    use_effect_with((), |()| {
        let options = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        let listener = web_sys::window().map(|window| {
            EventListener::new_with_options(&window, "click", options, |event| {
                let target = event.target().and_then(|target| target.dyn_into().ok());
                let rests = |target: Element| matches!(target.closest(DISABLED), Ok(Some(_)));
                if target.is_some_and(rests) {
                    event.stop_immediate_propagation();
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

#[derive(PartialEq, Properties)]
pub struct FocusFallbackProps {
    /// A selector: the first element of the page that fits it is the fallback.
    pub fallback: &'static str,
    pub children: Html,
}

/// Something that may go away: if the focus is in it then, its fallback gets the focus.
#[component]
pub fn FocusFallback(props: &FocusFallbackProps) -> Html {
    let place = use_node_ref();
    use_effect_with((place.clone(), props.fallback), |(place, fallback)| {
        let (place, fallback) = (place.clone(), *fallback);
        move || {
            pass_on(&place, fallback);
        }
    });
    html! { <span class="focus-fallback" ref={place}>{ props.children.clone() }</span> }
}

/// `None` where the focus is elsewhere, or nobody can take it: it is left to the browser.
fn pass_on(place: &NodeRef, fallback: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let focused = document.active_element()?;
    place.get().filter(|place| place.contains(Some(&focused)))?;
    let fallback = document.query_selector(fallback).ok()??;
    fallback.dyn_into::<HtmlElement>().ok()?.focus().ok()
}
