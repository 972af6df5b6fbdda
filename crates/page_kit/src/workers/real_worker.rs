//! One real worker: begun from a script of our own, spoken to in bytes, terminated when dropped.

use super::program;
use gloo::events::EventListener;
use js_sys::{Array, ArrayBuffer, JsString, Object, Uint8Array};
use runner::protocol::{BUILD, FromWorker, ToWorker, decode, encode};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What happens to a worker.
pub enum Event {
    Said(FromWorker),
    Died,
    /// The workers' program could not be loaded.
    NoProgram,
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
        let worker = begin()?;
        give_program(worker.clone(), listener.clone());
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

/// Sends the program once it is there. A worker that was terminated meanwhile does not hear it.
fn give_program(worker: Worker, listener: impl Fn(Event) + 'static) {
    spawn_local(async move {
        match program::load().await {
            Ok(program) if worker.post_message(&program).is_ok() => {}
            Ok(_) => listener(Event::Died),
            Err(_) => listener(Event::NoProgram),
        }
    });
}

/// Answers a worker that wants a module, by its address: with the address and the module, or what is wrong.
fn give_module(worker: Worker, address: JsString, listener: impl Fn(Event) + 'static) {
    spawn_local(async move {
        let module = program::module(&String::from(&address)).await;
        let answer = module.unwrap_or_else(|problem| Object::from(problem).to_string().into());
        let answer = Array::of2(&address, &answer);
        if worker.post_message(&answer).is_err() {
            listener(Event::Died);
        }
    });
}

fn listen(worker: &Worker, listener: &(impl Fn(Event) + Clone + 'static)) -> [EventListener; 3] {
    let (heard, asking) = (listener.clone(), worker.clone());
    let on_message = EventListener::new(worker, "message", move |event| {
        let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
        match data.unwrap_or_default().dyn_into::<JsString>() {
            Ok(address) => give_module(asking.clone(), address, heard.clone()),
            Err(data) => heard(read(data).map_or(Event::Died, Event::Said)),
        }
    });
    let died = |name: &'static str| {
        let listener = listener.clone();
        EventListener::new(worker, name, move |_| listener(Event::Died))
    };
    [on_message, died("error"), died("messageerror")]
}

/// A worker that says what cannot be understood is as good as dead.
fn read(data: JsValue) -> Option<FromWorker> {
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

/// A worker that waits for its program.
///
/// # Errors
/// What the browser says if it does not begin one.
pub fn begin() -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&script_url(), &options)
}

/// The script that a worker begins with. The build is in its address, so that a browser never takes last week's for today's.
fn script_url() -> String {
    format!("./start-worker.js?{BUILD}")
}
