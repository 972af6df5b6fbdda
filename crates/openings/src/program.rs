//! Program: puts the openings into the element that `load.js` has for them, and stays in it when the page takes that element over.
//!
//! Yew tells the elements of its trees apart by numbers that each program counts for itself, and the page's tree, number one, comes to lie around
//! ours. So ours must not be number one: that one is of a root that nobody sees, and the openings are drawn through a portal.

use super::openings::Openings;
use first_page::Words;
use texts::OpeningsTexts;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
struct RootProps {
    words: Words<OpeningsTexts>,
    host: Element,
}

#[component]
fn Root(RootProps { words, host }: &RootProps) -> Html {
    create_portal(html! { <Openings words={*words} /> }, host.clone())
}

/// Begins. Without an element there is nobody to play.
pub fn begin(words: &'static OpeningsTexts) {
    yew::set_custom_panic_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        say_broken();
    }));
    let document = web_sys::window().and_then(|window| window.document());
    let unseen = document.and_then(|document| document.create_element("div").ok());
    let host = global("saddlepointOpening").and_then(|host| host.dyn_into::<Element>().ok());
    if let Some((root, host)) = unseen.zip(host) {
        host.set_inner_html("");
        let words = Words(words);
        yew::Renderer::<Root>::with_root_and_props(root, RootProps { words, host }).render();
    }
}

fn global(name: &str) -> Option<JsValue> {
    js_sys::Reflect::get(&js_sys::global(), &name.into()).ok()
}

/// Says in the document that the program is broken, by `broken.js`.
fn say_broken() {
    let say = global("saddlepointBroken").and_then(|say| say.dyn_into::<js_sys::Function>().ok());
    if let Some(say) = say {
        // It says what it can; nobody is left to hear of more.
        let _ = say.call0(&JsValue::UNDEFINED);
    }
}
