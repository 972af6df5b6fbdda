//! Opening: the element in which the openings are played. It belongs to their program (`crates/openings`), which may be there long before the page;
//! the page puts it where it draws its first page, and lets it be.

use js_sys::{Function, Reflect};
use page_kit::device::global;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;
use yew::prelude::*;

fn element() -> Option<Element> {
    global("saddlepointOpening")
}

thread_local! {
    /// What has had the focus in it, until it is there again.
    static FOCUSED: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Remembers what has the focus in it, which an element loses when it is taken out of the document.
pub fn keep_focus() {
    let active = web_sys::window().and_then(|window| window.document()?.active_element());
    let within = active.filter(|active| element().is_some_and(|own| own.contains(Some(active))));
    FOCUSED.set(within);
}

/// Gives it the focus again.
fn give_focus() {
    let Some(played) = FOCUSED.take() else { return };
    // Columns of a board are no HTML, but take the focus in the same way.
    let focus = Reflect::get(&played, &"focus".into()).and_then(JsCast::dyn_into::<Function>);
    if let Ok(focus) = focus {
        // If it is gone from there, nobody misses the focus.
        let _ = focus.call0(&played);
    }
}

/// The element, whose program is begun when it is shown.
#[component]
pub fn OpeningElement() -> Html {
    use_effect_with((), |()| {
        give_focus();
        if let Some(begin) = global::<Function>("saddlepointBeginOpenings") {
            // It is begun once, however often it is asked for; where it cannot be loaded, the picture stays as it was drawn.
            let _ = begin.call0(&JsValue::UNDEFINED);
        }
    });
    element().map_or_else(Html::default, |element| Html::VRef(element.into()))
}
