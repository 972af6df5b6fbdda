//! The opening book, loaded by a worker when an experiment first wants it.
//!
//! It is one of the files of the page, so the request stays with the page's own origin. Where it cannot be loaded the worker
//! does without: the same results, later.

use computing::common::opening_book;
use js_sys::Uint8Array;
use runner::protocol::BUILD;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, Response, Url};

#[wasm_bindgen]
extern "C" {
    /// The address of the glue module that loaded this program.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static GLUE_URL: String;
}

/// The book lies beside the program's folder; the build is in the address, so that a browser never takes last week's for today's.
fn address() -> Result<String, JsValue> {
    let file = format!("../connect-four.book?{BUILD}");
    Ok(Url::new_with_base(&file, &GLUE_URL.with(Clone::clone))?.href())
}

/// Loads the book and hands it to this worker.
pub async fn load(scope: &DedicatedWorkerGlobalScope) {
    let bytes = fetch(scope).await.unwrap_or_default();
    if let Err(error) = opening_book::install(&bytes) {
        web_sys::console::info_1(&JsValue::from(format!("no opening book: {error}")));
    }
}

async fn fetch(scope: &DedicatedWorkerGlobalScope) -> Result<Vec<u8>, JsValue> {
    let response = JsFuture::from(scope.fetch_with_str(&address()?)).await?;
    let buffer = response.dyn_into::<Response>()?.array_buffer()?;
    Ok(Uint8Array::new(&JsFuture::from(buffer).await?).to_vec())
}
