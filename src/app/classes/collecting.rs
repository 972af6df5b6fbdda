//! Collecting: text is pasted or typed, searched for codes, and what they hold is kept in this browser.

use crate::app::components::heard;
use crate::app::context::use_page;
use crate::app::storage;
use classes::collection::{Added, Collection};
use classes::search::search;
use classes::shape::Shape;
use gloo::file::Blob;
use gloo::file::callbacks::{FileReader, read_as_text};
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Larger files are no lists of codes, in bytes.
const MAX_BYTES: f64 = 8e6;

/// What is kept of a class.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Kept {
    /// See [`Shape::lesson`]: codes of another text of the lesson are no answers to this one.
    lesson: u32,
    collection: Collection,
}

/// The collection, and how it changes.
#[derive(Clone, PartialEq)]
pub struct Collecting {
    pub collection: Rc<Collection>,
    /// Searches a text; tells what has come of it.
    pub on_text: Callback<String, Added>,
    pub on_change: Callback<Collection>,
    /// What was there before the class began again.
    pub before: Option<Rc<Collection>>,
    pub on_begin_again: Callback<()>,
    pub is_kept: bool,
}

/// The collection of the lesson with this id.
#[hook]
pub fn use_collecting(id: &str, shape: &Rc<Shape>) -> Collecting {
    let collection = {
        let (id, lesson) = (id.to_owned(), shape.lesson);
        use_state(move || {
            let kept = storage::class(&id);
            let kept: Option<Kept> = kept.and_then(|kept| serde_json::from_str(&kept).ok());
            let kept = kept.filter(|kept| kept.lesson == lesson);
            Rc::new(kept.unwrap_or_default().collection)
        })
    };
    let before = use_state(|| None::<Rc<Collection>>);
    let is_kept = use_state(|| true);
    let on_change = {
        let (setter, is_kept) = (collection.setter(), is_kept.setter());
        use_callback(
            (id.to_owned(), shape.lesson),
            move |collection: Collection, (id, lesson)| {
                let kept = Kept {
                    lesson: *lesson,
                    collection,
                };
                let text = serde_json::to_string(&kept).unwrap_or_default();
                is_kept.set(storage::set_class(id, &text));
                setter.set(Rc::new(kept.collection));
            },
        )
    };
    let on_text = {
        let (collection, shape) = ((*collection).clone(), shape.clone());
        let (before, on_change) = (before.setter(), on_change.clone());
        Callback::from(move |text: String| {
            let mut next = (*collection).clone();
            let added = next.add(search(&shape, &text));
            before.set(None);
            on_change.emit(next);
            added
        })
    };
    let on_begin_again = {
        let (collection, before, on_change) =
            ((*collection).clone(), before.setter(), on_change.clone());
        Callback::from(move |()| {
            before.set(Some(collection.clone()));
            on_change.emit(Collection::default());
        })
    };
    Collecting {
        collection: (*collection).clone(),
        on_text,
        on_change,
        before: (*before).clone(),
        on_begin_again,
        is_kept: *is_kept,
    }
}

#[derive(PartialEq, Properties)]
pub struct PasteBoxProps {
    pub shape: Rc<Shape>,
    pub on_text: Callback<String, Added>,
}

/// Where text is pasted: what was pasted is counted at once, what is typed when the button is pressed.
#[component]
pub fn PasteBox(props: &PasteBoxProps) -> Html {
    let words = &use_page().texts.lessons.class.page;
    let field = use_node_ref();
    let said = use_state(|| None::<String>);
    let count = {
        let (said, on_text) = (said.setter(), props.on_text.clone());
        Callback::from(move |text: String| {
            let Added {
                new,
                replaced,
                repeated,
                invalid,
            } = on_text.emit(text);
            said.set(Some((words.added)(new, replaced, repeated, invalid)));
        })
    };
    let empty = {
        let (field, count) = (field.clone(), count.clone());
        Callback::from(move |()| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                count.emit(field.value());
                field.set_value("");
            }
        })
    };
    let oninput = {
        let (said, shape, empty) = (said.setter(), props.shape.clone(), empty.clone());
        Callback::from(move |event: InputEvent| {
            let field: HtmlTextAreaElement = event.target_unchecked_into();
            let found = search(&shape, &field.value());
            let codes = found.iter().filter(|found| found.read.is_ok()).count();
            if event.input_type().starts_with("insertFrom") && codes > 0 {
                empty.emit(());
            } else {
                said.set(Some((words.in_box)(codes, found.len() - codes)));
            }
        })
    };
    let on_open = use_file(&count, &said.setter());
    html! {
        <div class="rows">
            <textarea id="codes" ref={field} rows="4" aria-label={words.paste} placeholder={words.paste_hint} spellcheck="false" autocomplete="off" {oninput} />
            <div class="actions">
                <button id="count-codes" class="primary" onclick={empty.reform(|_: MouseEvent| ())}>{ words.count }</button>
                <label class="button" for="open-codes">{ words.open_file }</label>
                <input id="open-codes" class="visually-hidden" type="file" accept=".txt,.csv,.md,text/*" onchange={on_open} />
                <span id="codes-said" role="status">{ (*said).clone().unwrap_or_default() }</span>
            </div>
        </div>
    }
}

/// Counts the codes in a file.
#[hook]
fn use_file(count: &Callback<String>, said: &UseStateSetter<Option<String>>) -> Callback<Event> {
    let words = &use_page().texts.lessons.class.page;
    let reader = use_mut_ref(|| None::<FileReader>);
    let (count, said) = (count.clone(), said.clone());
    let opened = Callback::from(move |input: HtmlInputElement| {
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        let wrong = {
            let said = said.clone();
            move || said.set(Some(words.no_text.to_owned()))
        };
        if file.size() > MAX_BYTES {
            return wrong();
        }
        let count = count.clone();
        let task = read_as_text(&Blob::from(web_sys::Blob::from(file)), move |text| {
            match text {
                Ok(text) if !text.contains('\0') => count.emit(text),
                _ => wrong(),
            }
            // The same file can be opened again.
            input.set_value("");
        });
        *reader.borrow_mut() = Some(task);
    });
    heard(&opened, |event: Event| {
        event.target_dyn_into::<HtmlInputElement>()
    })
}
