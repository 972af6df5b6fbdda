//! The worker's side: takes messages, works in slices, and looks at its messages between two slices.
//!
//! Between slices it posts a message to itself: a timer would wait 4 ms each time, a message does not wait
//! and still lets messages from the page come first.

use super::{book, clock::now};
use computing::common::opening_book;
use experiments::Experiment;
use js_sys::{Array, ArrayBuffer, Uint8Array};
use runner::protocol::{FromWorker, ToWorker, decode, encode};
use std::cell::RefCell;
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
    /// Messages that wait until the opening book is there; `None` while nothing has to wait.
    waiting: RefCell<Option<Vec<ToWorker>>>,
}

/// Serves until the page terminates the worker.
pub fn serve() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let Ok(channel) = MessageChannel::new() else {
        // Without channels there is no worker; the page notices the silence and says so.
        return;
    };
    let (service, ready) = Service::new(now);
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

/// Takes a message. The first one that begins an experiment for which the opening book is of use loads it; what
/// arrives meanwhile waits, but for inquiries.
fn receive(worker: &Rc<Worker>, event: &MessageEvent) {
    let Ok(buffer) = event.data().dyn_into::<ArrayBuffer>() else {
        return;
    };
    let Ok(message) = decode(&Uint8Array::new(&buffer).to_vec()) else {
        return;
    };
    let is_asked = matches!(message, ToWorker::Ask { .. });
    if let Some(waiting) = worker.waiting.borrow_mut().as_mut().filter(|_| !is_asked) {
        waiting.push(message);
        return;
    }
    if opening_book::is_settled() || !wants_book(&message) {
        worker.obey(message);
        return;
    }
    *worker.waiting.borrow_mut() = Some(vec![message]);
    let worker = worker.clone();
    spawn_local(async move {
        book::load(&worker.scope).await;
        let waiting = worker.waiting.borrow_mut().take();
        for message in waiting.unwrap_or_default() {
            worker.obey(message);
        }
    });
}

fn wants_book(message: &ToWorker) -> bool {
    match message {
        ToWorker::Start { experiment, .. } => {
            Experiment::open(experiment).is_ok_and(|opened| opened.experiment.wants_book())
        }
        ToWorker::Advance { .. } | ToWorker::Cancel { .. } | ToWorker::Ask { .. } => false,
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
