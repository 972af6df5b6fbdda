//! Code of workers: fetched and compiled once, by `load.js`, and given to every one of them.
//!
//! `load.js` has their program as `saddlepointWorker()`, a promise of an object with the address of the glue module and the compiled
//! program, and modules of it as `saddlepointModule(address)`; asked again after a failure it tries again.

use js_sys::Promise;
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = saddlepointWorker)]
    fn saddlepoint_worker() -> Promise;

    #[wasm_bindgen(js_name = saddlepointModule)]
    fn saddlepoint_module(address: &str) -> Promise;

    #[wasm_bindgen(js_name = saddlepointLessonReader)]
    /// The program that reads texts of lessons, likewise; it is fetched when it is first asked for.
    pub fn lesson_reader() -> Promise;

    /// The program that packs files, likewise.
    #[wasm_bindgen(js_name = saddlepointPacker)]
    pub fn packer() -> Promise;

    /// The program that reads codes in pictures, likewise.
    #[wasm_bindgen(js_name = saddlepointCodeReader)]
    pub fn code_reader() -> Promise;
}

thread_local! {
    static LOADING: Cell<usize> = const { Cell::new(0) };
}

/// The program, as a worker's first message.
///
/// # Errors
/// What the browser says if it cannot be loaded.
pub async fn load() -> Result<JsValue, JsValue> {
    loaded(saddlepoint_worker()).await
}

/// A module of it, compiled.
///
/// # Errors
/// What the browser says if it cannot be loaded.
pub async fn module(address: &str) -> Result<JsValue, JsValue> {
    loaded(saddlepoint_module(address)).await
}

async fn loaded(code: Promise) -> Result<JsValue, JsValue> {
    LOADING.set(LOADING.get() + 1);
    let code = JsFuture::from(code).await;
    LOADING.set(LOADING.get() - 1);
    code
}

/// Whether a worker waits for either.
pub fn is_loading() -> bool {
    LOADING.get() > 0
}
