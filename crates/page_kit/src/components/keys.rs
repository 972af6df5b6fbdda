//! Keys that work anywhere on the page, but in form fields and where something in focus has its own use for them.
//!
//! They drive a stage only while somebody can see it: on a long page End and the space key would else change what is far
//! off the screen instead of scrolling.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Elements that have their own use for most keys.
const FIELDS: &str = "input, select, textarea, [data-own-keys]";
/// Elements in which typing is taken back by the browser.
const TEXT_FIELDS: &str = "input:not([type=range]):not([type=checkbox]), textarea";
/// Elements in which keys are letters.
const WRITTEN_IN: &str = "input, select, textarea, [contenteditable]";
/// Elements that the space key presses.
const PRESSABLE: &str = "button, a, summary, [role=button]";

/// Of a stage, or of the window where that is less, so much has to be in sight.
const MIN_IN_SIGHT: f64 = 1.0 / 3.0;

/// Calls `command` with what `meaning` makes of the keys pressed on the page. A key that means something does
/// nothing else then. While it is not `is_active`, or the section around `place` is out of sight, it knows no key: the
/// first that knows one takes it.
#[hook]
pub fn use_page_keys<W: Copy + 'static>(
    place: &NodeRef,
    is_active: bool,
    meaning: fn(&str) -> Option<W>,
    command: Callback<W>,
) {
    use_keys_in(
        EventListenerPhase::Bubble,
        place,
        is_active,
        meaning,
        command,
    );
}

/// The same for what somebody has opened in order to press keys: it takes them before all else on the page.
#[hook]
pub fn use_keys_first<W: Copy + 'static>(
    place: &NodeRef,
    is_active: bool,
    meaning: fn(&str) -> Option<W>,
    command: Callback<W>,
) {
    use_keys_in(
        EventListenerPhase::Capture,
        place,
        is_active,
        meaning,
        command,
    );
}

#[hook]
fn use_keys_in<W: Copy + 'static>(
    phase: EventListenerPhase,
    place: &NodeRef,
    is_active: bool,
    meaning: fn(&str) -> Option<W>,
    command: Callback<W>,
) {
    let place = place.clone();
    use_effect_with((is_active, command), move |(is_active, command)| {
        let command = command.clone();
        let heard = move |event: &KeyboardEvent| {
            if belongs_elsewhere(event) {
                return;
            }
            if let Some(asks) = meaning(&event.key()).filter(|_| is_in_sight(&place)) {
                event.prevent_default();
                command.emit(asks);
            }
        };
        let listener = is_active.then(|| listener(phase, heard));
        move || drop(listener)
    });
}

/// Calls `undo` where Ctrl or Cmd and Z are pressed outside a form field, and nothing in focus has taken them.
#[hook]
pub fn use_undo_key(undo: Callback<KeyboardEvent>) {
    use_effect_with(undo, |undo| {
        let undo = undo.clone();
        let heard = move |event: &KeyboardEvent| {
            let is_undo = (event.ctrl_key() || event.meta_key())
                && !event.alt_key()
                && !event.shift_key()
                && event.key() == "z";
            if is_undo && !event.default_prevented() && !is_within(event, TEXT_FIELDS) {
                undo.emit(event.clone());
            }
        };
        let listener = listener(EventListenerPhase::Bubble, heard);
        move || drop(listener)
    });
}

/// Calls `ask` where somebody asks for the search: by `/` outside of fields, by Ctrl or Cmd and K anywhere. Not while a dialog is open.
#[hook]
pub fn use_search_keys(ask: Callback<()>) {
    use_effect_with(ask, |ask| {
        let ask = ask.clone();
        let heard = move |event: &KeyboardEvent| {
            if asks_for_search(event) && !event.default_prevented() && !is_dialog_open() {
                event.prevent_default();
                ask.emit(());
            }
        };
        let listener = listener(EventListenerPhase::Bubble, heard);
        move || drop(listener)
    });
}

fn asks_for_search(event: &KeyboardEvent) -> bool {
    if event.alt_key() {
        return false;
    }
    if event.ctrl_key() || event.meta_key() {
        return !event.shift_key() && event.key() == "k";
    }
    // On many keyboards it is typed with the Shift key.
    event.key() == "/" && !is_within(event, WRITTEN_IN)
}

fn is_dialog_open() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let open = document.map(|document| document.query_selector("dialog[open]"));
    matches!(open, Some(Ok(Some(_))))
}

/// Hears of the keys that are pressed on the page, and may keep the browser from its own use of them.
fn listener(
    phase: EventListenerPhase,
    heard: impl Fn(&KeyboardEvent) + 'static,
) -> Option<EventListener> {
    let options = EventListenerOptions {
        phase,
        passive: false,
    };
    let hear = move |event: &Event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            heard(event);
        }
    };
    let window = web_sys::window()?;
    Some(EventListener::new_with_options(
        &window, "keydown", options, hear,
    ))
}

/// Whether enough of the section around `place` is on the screen.
fn is_in_sight(place: &NodeRef) -> bool {
    let Some(element) = place.cast::<Element>() else {
        return false;
    };
    let section = element.closest(".stage-area, section").ok().flatten();
    let rectangle = section.unwrap_or(element).get_bounding_client_rect();
    let window = web_sys::window().and_then(|window| window.inner_height().ok());
    let window = window
        .and_then(|height| height.as_f64())
        .unwrap_or_default();
    let seen = rectangle.bottom().min(window) - rectangle.top().max(0.0);
    seen > 0.0 && seen >= MIN_IN_SIGHT * rectangle.height().min(window)
}

/// Whether the element in focus, or the browser, has its own use for a key.
fn belongs_elsewhere(event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented() {
        return true;
    }
    is_within(event, FIELDS) || (event.key() == " " && is_within(event, PRESSABLE))
}

fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<Element>().ok());
    let closest = target.map(|element| element.closest(selector));
    matches!(closest, Some(Ok(Some(_))))
}
