//! Browser around a program that reads in a worker of its own: a thing comes as a message, what was read of it goes back as bytes. An
//! empty message first says that it listens.

#![cfg(target_arch = "wasm32")]

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Serves until the page terminates the worker. Messages of which `read` makes nothing get no answer.
pub fn serve(read: fn(JsValue) -> Option<Vec<u8>>) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(read) = read(event.data()) {
            // Fails only for what cannot be copied, and bytes can.
            let _ = answer.post_message(&Uint8Array::from(read.as_slice()));
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    on_message.forget();
    let _ = scope.post_message(&JsValue::NULL);
}
