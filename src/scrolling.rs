//! Whatever is wider or higher than its room scrolls: a keyboard can reach it, it has a name, and it says that there is more.
//!
//! All elements of class `scroll` are looked after in one place, since whether one overflows is known only when it is laid
//! out: while it does it takes the focus, is a group named after its caption or the heading above it, and if it goes on
//! sideways has a hint (its text in `data-hint`, shown by the style sheet).

use gloo::timers::callback::Timeout;
use js_sys::WeakSet;
use std::cell::{Cell, OnceCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{
    Document, Element, HtmlElement, MutationObserver, MutationObserverInit, ResizeObserver,
};
use yew::prelude::*;

const SCROLLING: &str = ".scroll";
/// Time for the page to settle before it is looked at.
const MILLISECONDS: u32 = 50;
/// Less than this is rounding.
const MIN_OVERFLOW: i32 = 2;

/// Sizes that are followed: a text that grows, a font that arrives and a part that unfolds change them without adding anything.
struct Sizes {
    observer: ResizeObserver,
    /// Elements that are followed: to follow one again would count as a change.
    followed: WeakSet,
}

impl Sizes {
    fn new(observer: ResizeObserver) -> Self {
        let followed = WeakSet::new();
        Self { observer, followed }
    }

    /// Follows a region and what is in it.
    fn follow(&self, region: &Element) {
        for element in [Some(region.clone()), region.first_element_child()] {
            if let Some(element) = element
                && !self.followed.has(&element)
            {
                self.followed.add(&element);
                self.observer.observe(&element);
            }
        }
    }
}

/// Looks after all of them for as long as the page is there.
#[hook]
pub fn use_scrolling_regions(hint: &'static str) {
    use_effect_with((), move |()| {
        let sizes = Rc::new(OnceCell::<Sizes>::new());
        let look_soon = looking_soon(hint, sizes.clone());
        look_soon();
        let resized = Closure::<dyn FnMut()>::new(look_soon.clone());
        if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            // It is empty until here.
            let _ = sizes.set(Sizes::new(observer));
        }
        let changed = Closure::<dyn FnMut()>::new(look_soon);
        let added = MutationObserver::new(changed.as_ref().unchecked_ref()).ok();
        let body = document().and_then(|document| document.body());
        if let (Some(added), Some(body)) = (&added, body) {
            let wanted = MutationObserverInit::new();
            wanted.set_child_list(true);
            wanted.set_subtree(true);
            // Refused only for commands that contradict each other.
            let _ = added.observe_with_options(&body, &wanted);
        }
        move || {
            if let Some(added) = added {
                added.disconnect();
            }
            if let Some(sizes) = sizes.get() {
                sizes.observer.disconnect();
            }
            drop((changed, resized));
        }
    });
}

/// Looks at all of them a little later, once for however many calls until then.
fn looking_soon(hint: &'static str, sizes: Rc<OnceCell<Sizes>>) -> impl Fn() + Clone + 'static {
    let is_due = Rc::new(Cell::new(false));
    move || {
        if is_due.replace(true) {
            return;
        }
        let (is_due, sizes) = (is_due.clone(), sizes.clone());
        let look = move || {
            is_due.set(false);
            look(hint, sizes.get());
        };
        Timeout::new(MILLISECONDS, look).forget();
    }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

fn look(hint: &str, sizes: Option<&Sizes>) {
    let Some(document) = document() else { return };
    let Ok(found) = document.query_selector_all(SCROLLING) else {
        return;
    };
    let elements = (0..found.length()).filter_map(|index| found.get(index));
    let mut elements: Vec<Element> = elements.filter_map(|node| node.dyn_into().ok()).collect();
    // All are measured before any is changed, so that the page is laid out once.
    let measured: Vec<(bool, bool)> = elements.iter().map(overflow).collect();
    for (element, (across, down)) in elements.drain(..).zip(measured) {
        if let Some(sizes) = sizes {
            sizes.follow(&element);
        }
        // None of this can fail on an element of ours, and a table that stays is no reason to stop.
        let _ = describe(&element, across, down, hint);
    }
}

/// Whether more is there than can be seen, across and down.
fn overflow(element: &Element) -> (bool, bool) {
    let across = element.scroll_width() - element.client_width();
    let down = element.scroll_height() - element.client_height();
    (across >= MIN_OVERFLOW, down >= MIN_OVERFLOW)
}

fn describe(
    element: &Element,
    across: bool,
    down: bool,
    hint: &str,
) -> Result<(), wasm_bindgen::JsValue> {
    if across {
        element.set_attribute("data-hint", hint)?;
    } else {
        element.remove_attribute("data-hint")?;
    }
    if across || down {
        element.set_attribute("tabindex", "0")?;
        if let Some(name) = name_of(element) {
            element.set_attribute("role", "group")?;
            element.set_attribute("aria-label", &name)?;
        }
        return Ok(());
    }
    let focused = document().and_then(|document| document.active_element());
    if focused.as_ref() != Some(element) {
        for name in ["tabindex", "role", "aria-label"] {
            element.remove_attribute(name)?;
        }
    }
    Ok(())
}

/// The caption of the table, else the heading of the nearest part of the page that has one.
fn name_of(element: &Element) -> Option<String> {
    let text = |element: Element| {
        let element = element.dyn_into::<HtmlElement>().ok()?;
        let text = element.text_content()?.trim().to_owned();
        (!text.is_empty()).then_some(text)
    };
    let caption = element.query_selector("caption").ok().flatten();
    if let Some(caption) = caption.and_then(text) {
        return Some(caption);
    }
    let mut around = element.parent_element();
    while let Some(part) = around {
        let heading = part.query_selector("figcaption, h1, h2, h3, h4").ok();
        if let Some(name) = heading.flatten().and_then(text) {
            return Some(name);
        }
        around = part.parent_element();
    }
    None
}
