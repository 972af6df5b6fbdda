//! Sight: whether somebody can see an element, or will in a moment.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};
use yew::prelude::*;

/// So far outside of the window is near it.
const NEAR: &str = "160px";

/// Says when an element that is in the document comes into or near the window and when it leaves it.
#[hook]
pub fn use_sight(node: &NodeRef, is_here: bool, on_change: Callback<bool>) {
    use_effect_with((node.clone(), is_here), move |(node, is_here)| {
        let element = node.cast::<Element>().filter(|_| *is_here);
        let watching = element.and_then(|element| watch(&element, on_change));
        move || drop(watching)
    });
}

/// An observer as long as it is needed.
struct Watching {
    observer: IntersectionObserver,
    _heard: Closure<dyn Fn(js_sys::Array)>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

fn watch(element: &Element, on_change: Callback<bool>) -> Option<Watching> {
    let heard = Closure::<dyn Fn(js_sys::Array)>::new(move |entries: js_sys::Array| {
        let last = entries.iter().last();
        let last = last.and_then(|entry| entry.dyn_into::<IntersectionObserverEntry>().ok());
        if let Some(entry) = last {
            on_change.emit(entry.is_intersecting());
        }
    });
    let options = IntersectionObserverInit::new();
    options.set_root_margin(NEAR);
    let function = heard.as_ref().unchecked_ref();
    let observer = IntersectionObserver::new_with_options(function, &options).ok()?;
    observer.observe(element);
    Some(Watching {
        observer,
        _heard: heard,
    })
}
