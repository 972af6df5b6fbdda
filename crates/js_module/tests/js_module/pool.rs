//! A pool whose workers run in the test, in turn; what is done with actions is what the script does with them.

use core::cell::Cell;
use js_module::runs::{Action, Event, Runs};
use runner::protocol::{ToWorker, decode, encode};
use serde_bytes::ByteBuf;
use std::collections::{BTreeMap, VecDeque};
use texts::{ENGLISH, RunTexts};
use worker::code::all_code;
use worker::service::Service;

const WORDS: &RunTexts = &ENGLISH.runs;

thread_local! {
    static NOW: Cell<f64> = const { Cell::new(0.0) };
}

/// So much later at each look that workers do little between two.
fn clock() -> f64 {
    NOW.set(NOW.get() + 20.0);
    NOW.get()
}

/// Runs and their workers.
pub struct Pool {
    pub runs: Runs,
    pub workers: BTreeMap<usize, Service>,
    /// What was said and is for nobody in here.
    pub told: Vec<Action>,
    /// What workers have said and nobody has heard.
    said: VecDeque<(usize, Vec<u8>)>,
}

impl Pool {
    pub fn new(workers: usize) -> Self {
        Self {
            runs: Runs::new(workers, WORDS),
            workers: BTreeMap::new(),
            told: Vec::new(),
            said: VecDeque::new(),
        }
    }

    pub fn tell(&mut self, event: Event) {
        for action in self.runs.hear(event) {
            match action {
                Action::Spawn { worker } => {
                    let (service, ready) = Service::new(clock, all_code);
                    self.workers.insert(worker, service);
                    self.said.push_back((worker, encode(&ready)));
                }
                Action::Post { worker, message } => self.post(worker, &message),
                other => self.told.push(other),
            }
        }
    }

    fn post(&mut self, worker: usize, message: &[u8]) {
        let message: ToWorker = decode(message).expect("a message");
        let service = self.workers.get_mut(&worker);
        let answer = service.and_then(|service| service.receive(message));
        self.said
            .extend(answer.map(|answer| (worker, encode(&answer))));
    }

    /// A message is heard, or every worker that is busy works for a slice; false if there is nothing to do.
    pub fn step(&mut self) -> bool {
        if let Some((worker, message)) = self.said.pop_front() {
            let message = ByteBuf::from(message);
            self.tell(Event::Said { worker, message });
            return true;
        }
        let busy = self.workers.iter_mut().filter(|(_, of)| of.is_busy());
        let mut worked = false;
        for (&worker, service) in busy {
            worked = true;
            let said = service.slice().map(|said| (worker, encode(&said)));
            self.said.extend(said);
        }
        worked
    }

    /// Until there is nothing to do.
    pub fn settle(&mut self) {
        while self.step() {}
    }
}
