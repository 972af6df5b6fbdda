//! Worker that reads texts of lessons, and the hook that asks it. Its program is loaded when it is first wanted.
//!
//! It is given one text at a time; while it is at work only the latest of those that come is kept. One that says nothing for long is
//! ended, and the next text gets a new one.

use crate::app::workers::spawn_lesson_reader;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::Uint8Array;
use lessons::lesson::Lesson;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};
use yew::prelude::*;

/// A text that takes longer than this is given up, in milliseconds.
const PATIENCE: u32 = 10_000;

/// What became of a text.
#[derive(Clone, PartialEq)]
pub enum Reading {
    /// It is being read; with the last lesson that was.
    Waiting(Option<Rc<Lesson>>),
    Read(Rc<Lesson>),
    /// The reader could not be loaded or has died; with the last lesson that was read.
    Failed(Option<Rc<Lesson>>),
}

impl Reading {
    /// The last lesson that was read.
    pub fn lesson(&self) -> Option<Rc<Lesson>> {
        match self {
            Self::Read(lesson) => Some(lesson.clone()),
            Self::Waiting(lesson) | Self::Failed(lesson) => lesson.clone(),
        }
    }
}

/// The lesson that a text is; nothing is read where there is no text. `attempt` tells tries apart.
#[hook]
pub fn use_reading(text: Option<AttrValue>, attempt: u32) -> Reading {
    // What was read last, and of which text; `None` where that failed.
    let heard = use_state(|| None::<(AttrValue, Option<Rc<Lesson>>)>);
    let last = use_mut_ref(|| None::<Rc<Lesson>>);
    let reader = {
        let (heard, last) = (heard.setter(), last.clone());
        use_memo((), move |()| {
            Reader::new(move |text, read| {
                let lesson = read.map(Rc::new);
                if let Some(lesson) = &lesson {
                    *last.borrow_mut() = Some(lesson.clone());
                }
                heard.set(Some((text, lesson)));
            })
        })
    };
    {
        let heard = heard.setter();
        use_effect_with((text.clone(), attempt), move |(text, _)| {
            heard.set(None);
            if let Some(text) = text {
                reader.read(text);
            }
        });
    }
    let before = last.borrow().clone();
    match &*heard {
        Some((of, lesson)) if Some(of) == text.as_ref() => match lesson {
            Some(lesson) => Reading::Read(lesson.clone()),
            None => Reading::Failed(before),
        },
        _ => Reading::Waiting(before),
    }
}

/// The worker, and what it is at.
struct Reader {
    state: Rc<RefCell<State>>,
}

/// Hears of a text what lesson it is; `None` if it could not be read.
type OnRead = dyn Fn(AttrValue, Option<Lesson>);

struct State {
    worker: Option<Running>,
    /// What comes next.
    wanted: Option<AttrValue>,
    on_read: Rc<OnRead>,
}

struct Running {
    worker: Worker,
    _listeners: Vec<EventListener>,
    /// Whether it listens.
    is_ready: bool,
    /// What it is at.
    text: Option<AttrValue>,
    patience: Option<Timeout>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Reader {
    fn new(on_read: impl Fn(AttrValue, Option<Lesson>) + 'static) -> Self {
        let state = State {
            worker: None,
            wanted: None,
            on_read: Rc::new(on_read),
        };
        Self {
            state: Rc::new(RefCell::new(state)),
        }
    }

    fn read(&self, text: &AttrValue) {
        self.state.borrow_mut().wanted = Some(text.clone());
        let has_worker = self.state.borrow().worker.is_some();
        if has_worker {
            next(&self.state);
        } else {
            begin(&self.state);
        }
    }
}

/// Begins a worker; it says when it listens.
fn begin(state: &Rc<RefCell<State>>) {
    let fail = {
        let state = Rc::downgrade(state);
        move || {
            if let Some(state) = state.upgrade() {
                give_up(&state);
            }
        }
    };
    let Ok(worker) = spawn_lesson_reader(fail.clone()) else {
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
        text: None,
        patience: Some(patience(state)),
    });
}

/// Ends the worker: what it was at has failed, and what waits gets a new one.
fn give_up(state: &Rc<RefCell<State>>) {
    let (failed, on_read, is_wanted) = {
        let mut state = state.borrow_mut();
        let at = state.worker.take().and_then(|running| running.text.clone());
        // One that never listened has failed what waits for it.
        let failed = at.or_else(|| state.wanted.take());
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
fn patience(state: &Rc<RefCell<State>>) -> Timeout {
    let weak = Rc::downgrade(state);
    Timeout::new(PATIENCE, move || {
        if let Some(state) = weak.upgrade() {
            give_up(&state);
        }
    })
}

/// A message without bytes says that it listens; others are lessons.
fn hear(state: &Rc<RefCell<State>>, said: &JsValue) {
    let text = {
        let mut state = state.borrow_mut();
        let Some(running) = &mut state.worker else {
            return;
        };
        running.is_ready = true;
        running.patience = None;
        running.text.take()
    };
    if let Some((text, bytes)) = text.zip(said.dyn_ref::<Uint8Array>()) {
        let on_read = state.borrow().on_read.clone();
        on_read(text, postcard::from_bytes(&bytes.to_vec()).ok());
    }
    next(state);
}

/// Gives it the next text, if it is free.
fn next(state: &Rc<RefCell<State>>) {
    let mut borrowed = state.borrow_mut();
    let State { worker, wanted, .. } = &mut *borrowed;
    let running = worker.as_mut();
    let Some(running) = running.filter(|running| running.is_ready && running.text.is_none()) else {
        return;
    };
    let Some(text) = wanted.take() else {
        return;
    };
    // Fails only for what cannot be copied, and a text can.
    let _ = running.worker.post_message(&text.as_str().into());
    running.text = Some(text);
    running.patience = Some(patience(state));
}
