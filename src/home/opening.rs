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
    /// What has had the focus in it, which an element loses when it is moved.
    static FOCUSED: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Moves it into the page, which is about to come into the document. The page draws it there too, but perhaps a frame later.
pub fn move_into(page: &Element) {
    let (Some(own), Ok(Some(place))) = (element(), page.query_selector(".hero")) else {
        return;
    };
    FOCUSED.set(active().filter(|active| own.contains(Some(active))));
    // Both are there.
    let _ = place.append_child(&own);
}

fn active() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
}

/// Gives the focus back to what had it, unless it is somewhere else meanwhile.
pub fn give_focus() {
    let is_free = active().is_none_or(|active| active.tag_name() == "BODY");
    let Some(played) = FOCUSED.with_borrow(Clone::clone).filter(|_| is_free) else {
        return;
    };
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
        FOCUSED.take();
        if let Some(begin) = global::<Function>("saddlepointBeginOpenings") {
            // It is begun once, however often it is asked for; where it cannot be loaded, the picture stays as it was drawn.
            let _ = begin.call0(&JsValue::UNDEFINED);
        }
    });
    element().map_or_else(Html::default, |element| Html::VRef(element.into()))
}
