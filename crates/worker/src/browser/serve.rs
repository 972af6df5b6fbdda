//! The worker's side: takes messages, works in slices, and looks at its messages between two slices.
//!
//! Between slices it posts a message to itself: a timer would wait 4 ms each time, a message does not wait
//! and still lets messages from the page come first.

use super::{book, clock::now, modules};
use computing::common::opening_book;
use experiments::Experiment;
use js_sys::{Array, ArrayBuffer, Uint8Array};
use runner::protocol::{FromWorker, ToWorker, decode, encode};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};
use worker::service::Service;

struct Worker {
    scope: DedicatedWorkerGlobalScope,
    service: RefCell<Service>,
    /// A message here brings the next slice.
    wake: MessagePort,
    awake: RefCell<bool>,
    /// Messages that wait until something is loaded; `None` while nothing has to wait.
    waiting: RefCell<Option<VecDeque<ToWorker>>>,
}

/// Serves until the page terminates the worker.
#[wasm_bindgen]
pub fn serve() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let Ok(channel) = MessageChannel::new() else {
        // Without channels there is no worker; the page notices the silence and says so.
        return;
    };
    let (service, ready) = Service::new(now, modules::code);
    let worker = Rc::new(Worker {
        scope: scope.clone(),
        service: RefCell::new(service),
        wake: channel.port1(),
        awake: RefCell::new(false),
        waiting: RefCell::new(None),
    });
    let on_slice = {
        let worker = worker.clone();
        Closure::<dyn Fn()>::new(move || worker.slice())
    };
    channel
        .port2()
        .set_onmessage(Some(on_slice.as_ref().unchecked_ref()));
    let on_message = {
        let worker = worker.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| receive(&worker, &event))
    };
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // Both listen as long as the worker lives.
    on_slice.forget();
    on_message.forget();
    worker.say(ready);
}

/// Takes a message. One for which the code of its lab or the opening book has to be loaded waits for that, and what arrives meanwhile
/// waits behind it, but for inquiries that can be answered.
fn receive(worker: &Rc<Worker>, event: &MessageEvent) {
    let Ok(buffer) = event.data().dyn_into::<ArrayBuffer>() else {
        return;
    };
    let Ok(message) = decode(&Uint8Array::new(&buffer).to_vec()) else {
        return;
    };
    let is_asked = matches!(message, ToWorker::Ask { .. });
    let is_waited = worker.waiting.borrow().is_some();
    if (is_asked || !is_waited) && Wanted::by(&message).is_none() {
        worker.obey(message);
        return;
    }
    worker
        .waiting
        .borrow_mut()
        .get_or_insert_default()
        .push_back(message);
    if !is_waited {
        spawn_local(load_and_obey(worker.clone()));
    }
}

/// Obeys what waits, in turn, and what comes meanwhile.
async fn load_and_obey(worker: Rc<Worker>) {
    loop {
        let next = worker
            .waiting
            .borrow_mut()
            .as_mut()
            .and_then(VecDeque::pop_front);
        let Some(message) = next else {
            *worker.waiting.borrow_mut() = None;
            return;
        };
        if let Some(wanted) = Wanted::by(&message) {
            modules::load(&wanted.experiment).await;
            if wanted.book {
                book::load(&worker.scope).await;
            }
        }
        worker.obey(message);
    }
}

/// What a message is to wait for.
struct Wanted {
    experiment: Experiment,
    /// Whether the opening book is of use and not here.
    book: bool,
}

impl Wanted {
    fn by(message: &ToWorker) -> Option<Self> {
        let (link, is_started) = match message {
            ToWorker::Start { experiment, .. } => (experiment, true),
            ToWorker::Ask { experiment, .. } => (experiment, false),
            ToWorker::Advance { .. } | ToWorker::Cancel { .. } => return None,
        };
        // What cannot be read waits for nothing: the service says so.
        let experiment = Experiment::open(link).ok()?.experiment;
        let book = is_started && !opening_book::is_settled() && experiment.wants_book();
        let is_wanted = book || modules::code(&experiment).is_none();
        is_wanted.then_some(Self { experiment, book })
    }
}

impl Worker {
    fn obey(&self, message: ToWorker) {
        let answer = self.service.borrow_mut().receive(message);
        if let Some(answer) = answer {
            self.say(answer);
        }
        self.wake();
    }

    fn slice(&self) {
        *self.awake.borrow_mut() = false;
        if !self.service.borrow().is_busy() {
            return;
        }
        let answer = self.service.borrow_mut().slice();
        if let Some(answer) = answer {
            self.say(answer);
        }
        self.wake();
    }

    fn wake(&self) {
        let mut awake = self.awake.borrow_mut();
        if self.service.borrow().is_busy() && !*awake {
            *awake = self.wake.post_message(&JsValue::NULL).is_ok();
        }
    }

    /// Posts a message, and what travels beside it, as buffers that change hands.
    fn say(&self, mut message: FromWorker) {
        let parts = Array::of1(&Uint8Array::from(encode(&message).as_slice()).buffer());
        if let Some(record) = message.record().filter(|record| !record.is_empty()) {
            parts.push(&Uint8Array::from(record.as_slice()).buffer());
        }
        // Fails only for what cannot be transferred, and a fresh buffer can.
        let _ = self.scope.post_message_with_transfer(&parts, &parts);
    }
}
