//! A browser around it: a text comes as a message, what was read goes back; an empty message first says that it listens.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Serves until the page terminates the worker.
pub fn serve(read: fn(&str) -> Vec<u8>) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            let bytes = Uint8Array::from(read(&text).as_slice());
            // Fails only for what cannot be copied, and bytes can.
            let _ = answer.post_message(&bytes);
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    on_message.forget();
    let _ = scope.post_message(&JsValue::NULL);
}
