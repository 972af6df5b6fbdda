//! Swipes: from scene to scene by a finger that moves sideways over the words.

use page_model::lessons::places::swiped;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

/// What has a use of its own for a finger that moves.
const OWN: &str = ".lesson-stage, .scroll, input, select, textarea, svg";

/// What hears of the finger.
#[derive(Clone, PartialEq)]
pub struct Swipes {
    pub down: Callback<PointerEvent>,
    pub up: Callback<PointerEvent>,
}

/// Goes from this scene to those beside it.
#[hook]
pub fn use_swipes(on_go: &Callback<usize>, scene: usize) -> Swipes {
    let from = use_memo((), |()| Cell::new(None::<(f64, f64)>));
    let place = |event: &PointerEvent| (f64::from(event.client_x()), f64::from(event.client_y()));
    let down = {
        let from: Rc<Cell<_>> = from.clone();
        Callback::from(move |event: PointerEvent| {
            let target = event
                .target()
                .and_then(|target| target.dyn_into::<Element>().ok());
            let is_free = target.is_some_and(|target| matches!(target.closest(OWN), Ok(None)));
            let is_finger = event.pointer_type() == "touch" && event.is_primary();
            from.set((is_finger && is_free).then(|| place(&event)));
        })
    };
    let up = {
        let on_go = on_go.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(from) = from.take() else { return };
            let to = place(&event);
            if let Some(way) = swiped(from, to) {
                on_go.emit(way.from(scene));
            }
        })
    };
    Swipes { down, up }
}
