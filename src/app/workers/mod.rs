//! Real workers: the runner's state machines with a browser around them.
//!
//! A worker is this same binary. It is started from a few lines of script that import the page's own glue
//! module and are given the page's compiled WebAssembly, so there is no second download, no second build and
//! no path to get wrong on a host that serves from a folder.

mod book;
mod pool;
mod real_worker;
pub mod service;

pub use pool::{JobHandle, submit, submit_resumed};

/// Milliseconds since the page or the worker began.
pub fn now() -> f64 {
    use wasm_bindgen::JsCast;
    use wasm_bindgen::prelude::JsValue;
    js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance"))
        .ok()
        .and_then(|value| value.dyn_into::<web_sys::Performance>().ok())
        .map_or(0.0, |performance| performance.now())
}
