//! Address of the window: read, and written (see `page_model::kit::address`).

use page_model::kit::address::{Entry, Unwritten};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::History;

thread_local! {
    static UNWRITTEN: RefCell<Unwritten> = RefCell::default();
}

/// The history of the window.
pub fn history() -> Option<History> {
    web_sys::window().and_then(|window| window.history().ok())
}

/// How many steps of the page's own lead to where we are, since it was opened or a link was pressed.
pub fn steps_before(history: &History) -> f64 {
    let state = history.state().ok();
    state.and_then(|state| state.as_f64()).unwrap_or_default()
}

/// The part of the address from `#` on: where the page is, or is about to be.
pub fn hash() -> String {
    let unwritten = UNWRITTEN.with_borrow(|unwritten| unwritten.url().map(str::to_owned));
    unwritten.unwrap_or_else(|| {
        let hash = web_sys::window().and_then(|window| window.location().hash().ok());
        hash.unwrap_or_default()
    })
}

/// Writes the address into the history.
pub fn write(url: String, entry: Entry) {
    let before = UNWRITTEN.with_borrow_mut(|unwritten| unwritten.ask(url, entry));
    write_now(before);
    flush();
}

/// Writes at once what waits to be written: before anything that reads the address or leaves it.
pub fn flush() {
    write_now(UNWRITTEN.with_borrow_mut(Unwritten::take));
}

/// Writes no more what waits to be written: the address has changed meanwhile.
pub fn forget() {
    UNWRITTEN.take();
}

fn write_now(written: Option<(String, Entry)>) {
    let Some((url, entry)) = written else { return };
    let Some(history) = history() else { return };
    let steps = steps_before(&history);
    // Refused only when a page changes its address hundreds of times a minute; then the experiment still changes, and the address follows
    // with the next change.
    let _ = match entry {
        Entry::Push => history.push_state_with_url(&JsValue::from_f64(steps + 1.0), "", Some(&url)),
        Entry::Replace => history.replace_state_with_url(&JsValue::from_f64(steps), "", Some(&url)),
    };
}
