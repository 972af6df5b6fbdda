//! Files of runs that come from outside of the page: dropped on it, or opened with the installed page. They go to the lab that is open, else to
//! their own.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::file::callbacks::FileReader;
use js_sys::Reflect;
use page_kit::components::notices::Notices;
use page_kit::context::Context;
use page_kit::opened_file::{self, Opened};
use page_kit::router::Entry;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DataTransfer, DragEvent, File};
use yew::prelude::*;

/// Where the script of the page puts a file that was opened with the installed page, see `offline.js`; and what it calls that.
const LAUNCHED: &str = "saddlepointFile";
const LAUNCHED_EVENT: &str = "saddlepoint-file";

/// Takes files; what is wrong with one, where no lab can say it.
#[hook]
pub fn use_arriving_files(context: &Context) -> Html {
    let problem = use_state(|| None::<String>);
    let texts = context.texts;
    {
        let (problem, router) = (problem.setter(), context.router.clone());
        use_effect_with((), move |()| {
            let on_open = Callback::from(move |opened: Opened| {
                problem.set(None);
                match (opened_file::lab(), opened) {
                    (Some(lab), opened) => lab.emit(opened),
                    (None, Ok((experiment, snapshots))) => {
                        let link = experiment.link();
                        opened_file::keep(experiment, snapshots);
                        router.go(&link, Entry::Push);
                    }
                    (None, Err(sentence)) => problem.set(Some(sentence)),
                }
            });
            let reading = Rc::new(RefCell::new(None::<FileReader>));
            let listeners = listen(move |file| {
                *reading.borrow_mut() = opened_file::read(file, texts, on_open.clone());
            });
            move || drop(listeners)
        });
    }
    let on_dismiss = {
        let problem = problem.setter();
        Callback::from(move |()| problem.set(None))
    };
    html! { <Notices heading={texts.notices.file} sentences={Vec::from_iter((*problem).clone())} {on_dismiss} /> }
}

/// Hears of files until what is returned is dropped.
fn listen(on_file: impl Fn(File) + Clone + 'static) -> Option<[EventListener; 3]> {
    let window = web_sys::window()?;
    let take_launched = {
        let (window, on_file) = (window.clone(), on_file.clone());
        move || {
            let launched = Reflect::get(&window, &LAUNCHED.into()).ok();
            if let Some(Ok(file)) = launched.map(JsValue::dyn_into::<File>) {
                // Taken once. A property of the window can always be set.
                let _ = Reflect::set(&window, &LAUNCHED.into(), &JsValue::UNDEFINED);
                on_file(file);
            }
        }
    };
    // It may have come before the program.
    take_launched();
    let options = EventListenerOptions::enable_prevent_default();
    let over = EventListener::new_with_options(&window, "dragover", options, |event| {
        if files_of(event).is_some() {
            event.prevent_default();
        }
    });
    let dropped = EventListener::new_with_options(&window, "drop", options, move |event| {
        let Some(files) = files_of(event) else { return };
        event.prevent_default();
        if let Some(file) = files.files().and_then(|files| files.get(0)) {
            on_file(file);
        }
    });
    let launched = EventListener::new(&window, LAUNCHED_EVENT, move |_| take_launched());
    Some([over, dropped, launched])
}

/// What is dragged, if it is files and nothing below has a use for them.
fn files_of(event: &Event) -> Option<DataTransfer> {
    let dragged = event.dyn_ref::<DragEvent>()?.data_transfer()?;
    let has_files = dragged.types().includes(&"Files".into(), 0);
    (has_files && !event.default_prevented()).then_some(dragged)
}
