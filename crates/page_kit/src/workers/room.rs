//! Room for workers: views that are embedded in one page share the cores of the machine.
//!
//! Each has one worker of its own. Others it begins only while fewer than there are cores are begun in all frames together, which is
//! known by locks that all pages of our origin have in common (Web Locks). `load.js` asks for them.

use js_sys::{Function, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = saddlepointRoom)]
    fn saddlepoint_room(places: usize) -> Promise;
}

/// Whether this page stands in a frame of another.
pub fn is_shared() -> bool {
    let window = web_sys::window();
    window.is_some_and(|window| {
        window
            .parent()
            .ok()
            .flatten()
            .is_some_and(|of| of != window)
    })
}

/// A place for a worker, given back when it is dropped.
pub struct Place(Function);

impl Place {
    /// One of so many, if one is free.
    pub async fn take(places: usize) -> Option<Self> {
        let place = JsFuture::from(saddlepoint_room(places)).await;
        place.ok()?.dyn_into().ok().map(Self)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // A function of our own that throws nothing.
        let _ = self.0.call0(&JsValue::UNDEFINED);
    }
}
