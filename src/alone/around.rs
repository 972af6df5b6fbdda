//! Messages between an embedded view and the page around it (`docs/EMBEDDING.md`).
//!
//! It tells anyone how high it is, which link it shows and what it has found: nothing that the page around did not ask for by its link.
//! It hears the page around it alone, and does what a visitor could do with a click: a step, playing. All else is left unheard.

use js_sys::{Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, MessageEvent, ResizeObserver, Window};
use yew::prelude::*;

/// What stands before the name of every message.
const OURS: &str = "saddlepoint-";

fn window_around() -> Option<Window> {
    let window = web_sys::window()?;
    let parent = window.parent().ok()??;
    (parent != window).then_some(parent)
}

/// Tells the page around this one `{ type: "saddlepoint-…", key: value }`.
pub fn tell(kind: &str, key: &str, value: JsValue) {
    let Some(around) = window_around() else {
        return;
    };
    let message = Object::new();
    let kind = format!("{OURS}{kind}").into();
    for (key, value) in [("type", kind), (key, value)] {
        // Refused only by objects that are frozen.
        let _ = Reflect::set(&message, &key.into(), &value);
    }
    // A page that has gone hears nothing.
    let _ = around.post_message(&message, "*");
}

/// Tells how high it is, now and whenever that changes.
#[hook]
pub fn use_told_height(place: &NodeRef, is_embedded: bool) {
    let place = place.clone();
    use_effect_with(is_embedded, move |&is_embedded| {
        let element = place.cast::<HtmlElement>().filter(|_| is_embedded);
        let observing = element.and_then(|element| {
            let told = element.clone();
            let tell = move || tell("height", "height", told.offset_height().into());
            let tell = Closure::<dyn FnMut()>::new(tell);
            let observer = ResizeObserver::new(tell.as_ref().unchecked_ref()).ok()?;
            observer.observe(&element);
            Some((observer, tell))
        });
        move || {
            if let Some((observer, _)) = observing {
                observer.disconnect();
            }
        }
    });
}

/// Tells which link it shows.
#[hook]
pub fn use_told_link(link: &str, is_embedded: bool) {
    let told = is_embedded.then(|| link.to_owned());
    use_effect_with(told, |told| {
        if let Some(link) = told {
            tell("link", "link", link.as_str().into());
        }
    });
}

/// What the page around may ask for, by the names of its messages, and the button of the time control that does it.
const BUTTONS: [(&str, u32); 5] = [
    ("start", 1),
    ("back", 2),
    ("play", 3),
    ("forward", 4),
    ("end", 5),
];

/// Does what the page around asks for.
#[hook]
pub fn use_hearing(place: &NodeRef, is_embedded: bool) {
    let place = place.clone();
    use_effect_with(is_embedded, move |&is_embedded| {
        let window = web_sys::window().filter(|_| is_embedded);
        let listener = window.map(|window| {
            gloo::events::EventListener::new(&window, "message", move |event| {
                let asked = event.dyn_ref::<MessageEvent>().and_then(asked);
                if let Some((element, number)) = place.cast::<Element>().zip(asked) {
                    press(&element, number);
                }
            })
        });
        move || drop(listener)
    });
}

/// The button that a message of the page around asks for.
fn asked(event: &MessageEvent) -> Option<u32> {
    let is_around = Object::is(&event.source()?.into(), &window_around()?.into());
    let kind = Reflect::get(&event.data(), &"type".into()).ok()?;
    let kind = kind.as_string()?;
    let name = kind.strip_prefix(OURS)?;
    let found = BUTTONS.iter().find(|(known, _)| *known == name);
    found.filter(|_| is_around).map(|(_, number)| *number)
}

/// Presses a button of the first time control, if there is one.
fn press(element: &Element, number: u32) {
    let button = format!(".time-control button:nth-of-type({number})");
    let button = element.query_selector(&button).ok().flatten();
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}
