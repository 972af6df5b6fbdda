//! Parts of a large page that are made a moment after the rest, one at a time, so that no task of the page's thread is long.
//!
//! While any are still to come, the document's root has the attribute `data-parts="coming"`: what reads the page by a script, as tests
//! do, waits for its end.

use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::collections::BTreeMap;
use yew::prelude::*;

/// From one part to the next, which waits for the one before however long that takes: time for the browser to draw.
const MILLISECONDS: u32 = 16;

/// The attribute of the document's root.
const MARK: &str = "data-parts";

/// Rows of a table that are made together.
const ROWS: usize = 5;

#[derive(PartialEq, Properties)]
pub struct DeferredProps {
    /// Its place among the parts, from 1.
    pub place: u32,
    pub children: Html,
}

/// What is in it, once its turn has come.
#[component]
pub fn Deferred(props: &DeferredProps) -> Html {
    let is_due = use_state(|| false);
    {
        let is_due = is_due.setter();
        use_effect_with(props.place, move |&place| {
            let timeout = defer(place, move || is_due.set(true));
            move || drop(timeout)
        });
    }
    if *is_due {
        props.children.clone()
    } else {
        Html::default()
    }
}

/// The rows of a table: the first ones at once, the others part by part. `first` is the place of the first part.
pub fn rows(all: impl Iterator<Item = Html>, first: u32) -> Html {
    let all: Vec<Html> = all.collect();
    let parts = all.chunks(ROWS).zip(first..).enumerate();
    let part = |(number, (rows, place)): (usize, (&[Html], u32))| {
        let body = html! { <tbody>{ rows.to_vec() }</tbody> };
        match number {
            0 => body,
            _ => html! { <Deferred {place}>{ body }</Deferred> },
        }
    };
    parts.map(part).collect()
}

/// What waits for its turn, by place and by who came first.
#[derive(Default)]
struct Queue {
    waiting: BTreeMap<(u32, u64), Box<dyn FnOnce()>>,
    came: u64,
    is_timed: bool,
}

thread_local! {
    static QUEUE: RefCell<Queue> = RefCell::default();
}

/// Somebody's turn to come. It is given up by dropping it.
pub struct Deferral((u32, u64));

impl Drop for Deferral {
    fn drop(&mut self) {
        // Dropped outside the borrow: it may own others' turns.
        drop(QUEUE.with_borrow_mut(|queue| queue.waiting.remove(&self.0)));
    }
}

/// Does something when the turn of a part comes, as long as what is returned is kept. Lower places come first.
pub fn defer(place: u32, done: impl FnOnce() + 'static) -> Deferral {
    let (number, is_timed) = QUEUE.with_borrow_mut(|queue| {
        queue.came += 1;
        let number = (place, queue.came);
        queue.waiting.insert(number, Box::new(done));
        (number, core::mem::replace(&mut queue.is_timed, true))
    });
    if !is_timed {
        mark(true);
        wait();
    }
    Deferral(number)
}

/// Says on the document's root whether parts are still to come.
fn mark(are_coming: bool) {
    let document = web_sys::window().and_then(|window| window.document());
    let root = document.and_then(|document| document.document_element());
    let Some(root) = root else { return };
    // Setting a plain attribute of an existing element does not fail.
    let _ = if are_coming {
        root.set_attribute(MARK, "coming")
    } else {
        root.remove_attribute(MARK)
    };
}

fn wait() {
    // The timer's number, which is of no use here.
    let _ = Timeout::new(MILLISECONDS, let_next).forget();
}

fn let_next() {
    let next = QUEUE.with_borrow_mut(|queue| {
        let next = queue.waiting.pop_first();
        queue.is_timed = next.is_some();
        next
    });
    if let Some((_, done)) = next {
        done();
        wait();
    } else {
        mark(false);
    }
}
