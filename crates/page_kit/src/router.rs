//! The address is the experiment: what follows `#/` is a link, and everything on the page follows from it. What it asks for is
//! decided by `page_model::kit::route`.
//!
//! A step that the page has made is taken back by Ctrl and Z, as by the back button.
//!
//! A few lines of our own on the browser's history: libraries' hash routers give up on a hash they do not
//! know, and here every hash has an answer.

use super::components::keys::use_undo_key;
use super::workers::now;
use experiments::showing;
use gloo::events::EventListener;
use page_model::kit::route::{is_elsewhere, leaves};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, History, KeyboardEvent};
use yew::prelude::*;

/// Whether the back button should come back to where we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A new place: opening a lab, beginning a new game.
    Push,
    /// The same place, edited.
    Replace,
}

thread_local! {
    /// The question about which something was found where we are.
    static FOUND_HERE: RefCell<Option<String>> = const { RefCell::new(None) };
    /// When the address was changed last.
    static LAST_EDIT: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
}

/// Says about which question something was found where we are, by its canonical link; `None` for nothing. An edit that asks
/// another one becomes a new place then, so that the back button comes back to what was found.
pub fn set_question_with_findings(question: Option<String>) {
    FOUND_HERE.set(question);
}

/// Edits that follow each other faster are one: a slider that is dragged.
const EDIT_MILLISECONDS: f64 = 1_000.0;

/// A new place instead of an edit, where that would take the way back to what was found.
fn keeping_what_was_found(link: &str, entry: Entry) -> Entry {
    let at = now();
    if at - LAST_EDIT.replace(at) < EDIT_MILLISECONDS {
        return entry;
    }
    match FOUND_HERE.with_borrow(Clone::clone) {
        Some(found) if leaves(&found, link) => Entry::Push,
        _ => entry,
    }
}

/// How components move.
#[derive(Clone, PartialEq)]
pub struct Router {
    go: Callback<(String, Entry)>,
}

impl Router {
    /// A way that leads through `go`: for what stands inside something else than a page.
    pub fn through(go: Callback<(String, Entry)>) -> Self {
        Self { go }
    }

    /// Goes to `link`, which is written without `#/`.
    pub fn go(&self, link: &str, entry: Entry) {
        self.go.emit((link.to_owned(), entry));
    }
}

/// The way to another lab or back to the first page begins at the top; the back button comes back to where one was.
fn begin_at_the_top(from: &str, to: &str) {
    if is_elsewhere(from, to)
        && let Some(window) = web_sys::window()
    {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Whether a press was on a link of the page.
fn is_on_link(event: &Event) -> bool {
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest("a[href^='#']"), Ok(Some(_))))
}

fn history() -> Option<History> {
    web_sys::window().and_then(|window| window.history().ok())
}

/// How many steps of the page's own lead to where we are, since it was opened or a link was pressed.
fn steps_before(history: &History) -> f64 {
    let state = history.state().ok();
    state.and_then(|state| state.as_f64()).unwrap_or_default()
}

/// Takes back the last step, if the page has made one.
fn step_back(event: &KeyboardEvent) {
    let history = history().filter(|history| steps_before(history) > 0.0);
    if let Some(history) = history {
        event.prevent_default();
        // Refused as going forward is: then nothing happens.
        let _ = history.back();
    }
}

fn current_hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

/// Writes the address into the history.
fn write(url: &str, entry: Entry) {
    let Some(history) = history() else { return };
    let steps = steps_before(&history);
    // Refused only when a page changes its address hundreds of times a minute; then the experiment still changes, and the address follows
    // with the next change.
    let _ = match entry {
        Entry::Push => history.push_state_with_url(&JsValue::from_f64(steps + 1.0), "", Some(url)),
        Entry::Replace => history.replace_state_with_url(&JsValue::from_f64(steps), "", Some(url)),
    };
}

/// Tells `hash` when the address changes without the page's doing.
fn listeners(hash: &UseStateSetter<String>) -> Option<[EventListener; 3]> {
    let window = web_sys::window()?;
    // Where a link was pressed.
    let pressed_in = Rc::new(RefCell::new(None::<String>));
    let listen = |name: &'static str| {
        let (hash, pressed_in) = (hash.clone(), pressed_in.clone());
        EventListener::new(&window, name, move |_| {
            let now = current_hash();
            if let Some(before) = pressed_in.take() {
                begin_at_the_top(&before, &now);
            }
            hash.set(now);
        })
    };
    // `popstate` too: going back over pushed entries changes the hash without the other event.
    let (change, way_back) = (listen("hashchange"), listen("popstate"));
    let press = EventListener::new(&window, "click", move |event| {
        pressed_in.replace(is_on_link(event).then(current_hash));
    });
    Some([change, way_back, press])
}

/// The hash as state, and the way to change it.
#[hook]
pub fn use_router() -> (String, Router) {
    let hash = use_state(current_hash);
    use_effect_with((), {
        let hash = hash.setter();
        move |()| {
            let listeners = listeners(&hash);
            move || drop(listeners)
        }
    });
    let undo = use_callback((), |event: KeyboardEvent, ()| step_back(&event));
    use_undo_key(undo);
    let go = {
        let hash = hash.setter();
        use_callback((), move |(link, entry): (String, Entry), ()| {
            let entry = keeping_what_was_found(&link, entry);
            // What is shown alone stays alone.
            let url = format!("#/{}", showing::carried(&current_hash(), &link));
            write(&url, entry);
            hash.set(url);
        })
    };
    ((*hash).clone(), Router { go })
}
