//! One real worker: begun from a blob, spoken to in bytes, terminated when dropped.

use crate::runner::protocol::{FromWorker, ToWorker, decode, encode};
use gloo::events::EventListener;
use js_sys::{Array, ArrayBuffer, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, MessageEvent, Url, Worker, WorkerOptions, WorkerType};

#[wasm_bindgen]
extern "C" {
    /// The address of the glue module that loaded this binary.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static GLUE_URL: String;
}

/// The address of the glue module that loaded this binary; the program's other files lie beside it.
pub fn glue_url() -> String {
    GLUE_URL.with(Clone::clone)
}

/// The first message to a worker: the page's compiled program.
#[derive(Serialize)]
struct Bootstrap {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    module: JsValue,
}

/// What happens to a worker.
pub enum Event {
    Said(FromWorker),
    Died,
}

/// A worker. Dropping it terminates it.
pub struct RealWorker {
    worker: Worker,
    _listeners: [EventListener; 3],
}

impl RealWorker {
    /// Begins a worker; `listener` hears what it says, [`FromWorker::Ready`] first.
    ///
    /// # Errors
    /// What the browser says if it does not begin one.
    pub fn spawn(listener: impl Fn(Event) + Clone + 'static) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let url = script_url()?;
        let worker = Worker::new_with_options(&url, &options)?;
        let bootstrap = Bootstrap {
            module: wasm_bindgen::module(),
        };
        worker.post_message(&serde_wasm_bindgen::to_value(&bootstrap)?)?;
        let listeners = listen(&worker, &listener);
        Ok(Self {
            worker,
            _listeners: listeners,
        })
    }

    /// Sends a message; a worker that cannot be spoken to will be noticed by its silence.
    pub fn post(&self, message: &ToWorker) {
        let buffer = Uint8Array::from(encode(message).as_slice()).buffer();
        let _ = self
            .worker
            .post_message_with_transfer(&buffer, &Array::of1(&buffer));
    }
}

impl Drop for RealWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn listen(worker: &Worker, listener: &(impl Fn(Event) + Clone + 'static)) -> [EventListener; 3] {
    let heard = listener.clone();
    let on_message = EventListener::new(worker, "message", move |event| {
        heard(read(event).map_or(Event::Died, Event::Said));
    });
    let died = |name: &'static str| {
        let listener = listener.clone();
        EventListener::new(worker, name, move |_| listener(Event::Died))
    };
    [on_message, died("error"), died("messageerror")]
}

/// A worker that says what cannot be understood is as good as dead.
fn read(event: &web_sys::Event) -> Option<FromWorker> {
    let data = event.dyn_ref::<MessageEvent>()?.data();
    let parts: Array = data.dyn_into().ok()?;
    let part = |index: u32| {
        let buffer = parts.get(index).dyn_into::<ArrayBuffer>().ok()?;
        Some(Uint8Array::new(&buffer).to_vec())
    };
    let mut message: FromWorker = decode(&part(0)?).ok()?;
    if let (Some(record), Some(bytes)) = (message.record(), part(1)) {
        *record = bytes;
    }
    Some(message)
}

/// The script that a worker begins with, as a blob of its own.
fn script_url() -> Result<String, JsValue> {
    let glue = glue_url();
    let script = format!(
        "import init from {};\n\
         self.onmessage = ({{ data }}) => {{\n\
           self.onmessage = null;\n\
           init({{ module_or_path: data.module }});\n\
         }};\n",
        serde_json::Value::from(glue)
    );
    let options = BlobPropertyBag::new();
    options.set_type("text/javascript");
    let parts = Array::of1(&JsValue::from(script));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    Url::create_object_url_with_blob(&blob)
}
