//! Linked highlighting: the same thing is marked wherever it stands.
//!
//! Whatever is part of a lab, in HTML or SVG, may carry `data-about`: short words, with spaces between them, that name what it is
//! about (`alpha`, `node-12`). While one is pointed at or has the focus, all that share a word with it carry `data-lit`, which
//! the style sheet makes visible. Nothing is drawn anew for it.

use gloo::events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};
use yew::prelude::*;

const ABOUT: &str = "data-about";
const LIT: &str = "data-lit";

/// Links what is below `place`.
#[hook]
pub fn use_linked_highlighting(place: &NodeRef) {
    let place = place.clone();
    use_effect_with((), move |()| {
        let lit = Rc::new(RefCell::new(String::new()));
        let listeners = place.cast::<Element>().map(|lab| {
            ["pointerover", "focusin", "pointerleave", "focusout"].map(|name| {
                let (within, lit) = (lab.clone(), lit.clone());
                EventListener::new(&lab, name, move |event| {
                    let words = words_of(event);
                    // The pointer moves far more often than it comes to something else.
                    if *lit.borrow() != words {
                        mark(&within, &words);
                        *lit.borrow_mut() = words;
                    }
                })
            })
        });
        move || drop(listeners)
    });
}

/// What the element that the event is about is about.
fn words_of(event: &Event) -> String {
    let leaves = matches!(event.type_().as_str(), "pointerleave" | "focusout");
    let target = event.target().filter(|_| !leaves);
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    let about = element.and_then(|element| element.closest(&format!("[{ABOUT}]")).ok().flatten());
    let words = about.and_then(|about| about.get_attribute(ABOUT));
    words.unwrap_or_default()
}

fn mark(lab: &Element, words: &str) {
    for element in all(lab, &format!("[{LIT}]")) {
        // It has the attribute: it was just found by it.
        let _ = element.remove_attribute(LIT);
    }
    for word in words.split_whitespace().filter(|word| is_plain(word)) {
        for element in all(lab, &format!("[{ABOUT}~=\"{word}\"]")) {
            // The name of an attribute that all elements may have.
            let _ = element.set_attribute(LIT, "");
        }
    }
}

/// Whether a word can stand in a selector as it is.
fn is_plain(word: &str) -> bool {
    word.chars()
        .all(|letter| letter.is_alphanumeric() || "-_.".contains(letter))
}

fn all(lab: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = lab.query_selector_all(selector) else {
        return Vec::new();
    };
    let elements = (0..found.length()).filter_map(|index| found.get(index));
    elements
        .filter_map(|node| node.dyn_into::<Element>().ok())
        .collect()
}
