//! Keys and touch buttons that are held while somebody plays, and what that means for the next step.
//!
//! A press counts for a step even if it is over before the step comes. Fire goes before moving, since it can only be done now and then.

use games::aliens::Action;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// What can be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    Left,
    Right,
    Fire,
}

/// Of one of them: whether it is down, and whether it was pressed since the last step.
#[derive(Default)]
struct One {
    is_down: Cell<bool>,
    is_pressed: Cell<bool>,
}

/// What is held now.
#[derive(Clone, Default)]
pub struct Keys(Rc<[One; 3]>);

impl Keys {
    /// Something goes down or up.
    pub fn set(&self, held: Held, is_down: bool) {
        let one = &self.0[held as usize];
        one.is_down.set(is_down);
        if is_down {
            one.is_pressed.set(true);
        }
    }

    /// Nothing is held any more.
    pub fn release(&self) {
        for one in self.0.iter() {
            one.is_down.set(false);
        }
    }

    /// What to do in the next step.
    pub fn action(&self, can_fire: bool) -> Action {
        let is_held = |held: Held| {
            let one = &self.0[held as usize];
            one.is_down.get() || one.is_pressed.get()
        };
        let (left, right) = (is_held(Held::Left), is_held(Held::Right));
        let action = if can_fire && is_held(Held::Fire) {
            Action::Fire
        } else if left && !right {
            Action::Left
        } else if right && !left {
            Action::Right
        } else {
            Action::Stay
        };
        let done = match action {
            Action::Fire => &[Held::Fire][..],
            // A press of fire waits until it can be done.
            _ => &[Held::Left, Held::Right],
        };
        for &held in done {
            self.0[held as usize].is_pressed.set(false);
        }
        action
    }

    /// Listens to the keyboard; `pause` is called by P and Escape.
    pub fn listen(&self, pause: impl Fn() + Clone + 'static) -> Vec<EventListener> {
        let Some(window) = web_sys::window() else {
            return Vec::new();
        };
        let options = EventListenerOptions::enable_prevent_default();
        let on = |name: &'static str, is_down: bool| {
            let (keys, pause) = (self.clone(), pause.clone());
            EventListener::new_with_options(&window, name, options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                if is_elsewhere(event) {
                    return;
                }
                if let Some(held) = held_by(&event.key()) {
                    event.prevent_default();
                    keys.set(held, is_down);
                } else if is_down && matches!(event.key().as_str(), "p" | "P" | "Escape") {
                    event.prevent_default();
                    pause();
                }
            })
        };
        let keys = self.clone();
        let blur = EventListener::new(&window, "blur", move |_| keys.release());
        vec![on("keydown", true), on("keyup", false), blur]
    }
}

fn held_by(key: &str) -> Option<Held> {
    match key {
        "ArrowLeft" | "a" | "A" => Some(Held::Left),
        "ArrowRight" | "d" | "D" => Some(Held::Right),
        " " | "ArrowUp" => Some(Held::Fire),
        _ => None,
    }
}

/// Whether a field or the browser has its own use for a key.
fn is_elsewhere(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is_field = target.is_some_and(|target| {
        let field = target.closest("input, select, textarea, dialog");
        matches!(field, Ok(Some(_)))
    });
    is_field || event.ctrl_key() || event.alt_key() || event.meta_key()
}
