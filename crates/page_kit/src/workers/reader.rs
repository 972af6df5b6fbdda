//! Worker of its own that reads, one thing at a time: a text of a lesson, a picture with codes. Its program is loaded when it is first
//! wanted.
//!
//! While it is at work only the latest of the things that come is kept. One that says nothing for long is ended, and the next thing
//! gets a new one.

use super::program;
use super::real_worker::begin as begin_worker;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::{Promise, Uint8Array};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageEvent, Worker};

/// Which program reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReaderProgram {
    /// Texts of lessons; its messages are strings.
    Lessons,
    /// Codes in pictures; its messages are image data.
    Codes,
    /// Packs files; its messages are lists of names and bytes.
    Packer,
}

impl ReaderProgram {
    /// What takes longer than this is given up, in milliseconds.
    fn patience(self) -> u32 {
        match self {
            Self::Lessons | Self::Codes => 10_000,
            // It has all files of the page to go through.
            Self::Packer => 120_000,
        }
    }

    fn load(self) -> Promise {
        match self {
            Self::Lessons => program::lesson_reader(),
            Self::Codes => program::code_reader(),
            Self::Packer => program::packer(),
        }
    }
}

/// The worker, and what it is at; each thing has a name of type `N` by which its answer is known.
pub struct Reader<N> {
    state: Rc<RefCell<State<N>>>,
}

/// Hears what was read of a thing, in the program's own bytes; `None` if it could not be read.
type OnRead<N> = dyn Fn(N, Option<Vec<u8>>);

struct State<N> {
    program: ReaderProgram,
    worker: Option<Running<N>>,
    /// What comes next.
    wanted: Option<(N, JsValue)>,
    on_read: Rc<OnRead<N>>,
}

struct Running<N> {
    worker: Worker,
    _listeners: Vec<EventListener>,
    /// Whether it listens.
    is_ready: bool,
    /// What it is at.
    at: Option<N>,
    patience: Option<Timeout>,
}

impl<N> Drop for Running<N> {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl<N: 'static> Reader<N> {
    /// One that begins its worker with the first thing.
    pub fn new(program: ReaderProgram, on_read: impl Fn(N, Option<Vec<u8>>) + 'static) -> Self {
        let state = State {
            program,
            worker: None,
            wanted: None,
            on_read: Rc::new(on_read),
        };
        Self {
            state: Rc::new(RefCell::new(state)),
        }
    }

    /// Whether nothing waits to be read.
    pub fn is_free(&self) -> bool {
        let state = self.state.borrow();
        let is_at_work = state
            .worker
            .as_ref()
            .is_some_and(|worker| worker.at.is_some());
        state.wanted.is_none() && !is_at_work
    }

    /// Reads `message`, in place of what still waits.
    pub fn read(&self, name: N, message: JsValue) {
        self.state.borrow_mut().wanted = Some((name, message));
        let has_worker = self.state.borrow().worker.is_some();
        if has_worker {
            next(&self.state);
        } else {
            begin(&self.state);
        }
    }
}

/// Begins a worker; it says when it listens.
fn begin<N: 'static>(state: &Rc<RefCell<State<N>>>) {
    let fail = {
        let state = Rc::downgrade(state);
        move || {
            if let Some(state) = state.upgrade() {
                give_up(&state);
            }
        }
    };
    let program = state.borrow().program;
    let Ok(worker) = spawn(program, fail.clone()) else {
        give_up(state);
        return;
    };
    let heard = {
        let state = Rc::downgrade(state);
        EventListener::new(&worker, "message", move |event| {
            let said = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            if let Some((state, said)) = state.upgrade().zip(said) {
                hear(&state, &said);
            }
        })
    };
    let died = EventListener::new(&worker, "error", move |_| fail());
    state.borrow_mut().worker = Some(Running {
        worker,
        _listeners: vec![heard, died],
        is_ready: false,
        at: None,
        patience: Some(patience(program, state)),
    });
}

/// Ends the worker: what it was at has failed, and what waits gets a new one.
fn give_up<N: 'static>(state: &Rc<RefCell<State<N>>>) {
    let (failed, on_read, is_wanted) = {
        let mut state = state.borrow_mut();
        let at = state
            .worker
            .take()
            .and_then(|mut running| running.at.take());
        // One that never listened has failed what waits for it.
        let failed = at.or_else(|| state.wanted.take().map(|(name, _)| name));
        (failed, state.on_read.clone(), state.wanted.is_some())
    };
    if let Some(failed) = failed {
        on_read(failed, None);
    }
    if is_wanted {
        begin(state);
    }
}

/// Until it is given up.
fn patience<N: 'static>(program: ReaderProgram, state: &Rc<RefCell<State<N>>>) -> Timeout {
    let weak = Rc::downgrade(state);
    Timeout::new(program.patience(), move || {
        if let Some(state) = weak.upgrade() {
            give_up(&state);
        }
    })
}

/// A message without bytes says that it listens; others are what was read.
fn hear<N: 'static>(state: &Rc<RefCell<State<N>>>, said: &JsValue) {
    let name = {
        let mut state = state.borrow_mut();
        let Some(running) = &mut state.worker else {
            return;
        };
        running.is_ready = true;
        running.patience = None;
        running.at.take()
    };
    if let Some((name, bytes)) = name.zip(said.dyn_ref::<Uint8Array>()) {
        let on_read = state.borrow().on_read.clone();
        on_read(name, Some(bytes.to_vec()));
    }
    next(state);
}

/// Gives it the next thing, if it is free.
fn next<N: 'static>(state: &Rc<RefCell<State<N>>>) {
    let mut borrowed = state.borrow_mut();
    let State {
        program,
        worker,
        wanted,
        ..
    } = &mut *borrowed;
    let program = *program;
    let running = worker.as_mut();
    let Some(running) = running.filter(|running| running.is_ready && running.at.is_none()) else {
        return;
    };
    let Some((name, message)) = wanted.take() else {
        return;
    };
    // Fails only for what cannot be copied, and texts and pictures can.
    let _ = running.worker.post_message(&message);
    running.at = Some(name);
    running.patience = Some(patience(program, state));
}

/// A worker that waits for its program; `on_failure` hears if that cannot be loaded.
fn spawn(program: ReaderProgram, on_failure: impl Fn() + 'static) -> Result<Worker, JsValue> {
    let worker = begin_worker()?;
    let to = worker.clone();
    spawn_local(async move {
        let program = JsFuture::from(program.load()).await;
        if !program.is_ok_and(|program| to.post_message(&program).is_ok()) {
            on_failure();
        }
    });
    Ok(worker)
}
