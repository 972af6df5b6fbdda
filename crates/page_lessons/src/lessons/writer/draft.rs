//! The text that is being written: kept in this browser with every letter.

use gloo::events::EventListener;
use page_kit::storage;
use yew::prelude::*;

/// The text, and the way to another.
#[derive(Clone, PartialEq)]
pub struct Draft {
    pub text: AttrValue,
    pub on_text: Callback<AttrValue>,
    /// What stood there before a file was opened.
    pub before: Option<AttrValue>,
    /// Opens another text in place of this one.
    pub on_replace: Callback<AttrValue>,
    /// Whether this browser keeps it.
    pub is_kept: bool,
}

/// The draft of this browser; `sample` where there is none.
#[hook]
pub fn use_draft(sample: &'static str) -> Draft {
    let is_kept = use_state(|| true);
    let text = use_state(|| {
        let kept = storage::draft().filter(|kept| !kept.trim().is_empty());
        kept.map_or_else(|| AttrValue::Static(sample), AttrValue::from)
    });
    use_other_windows(&text.setter());
    let before = use_state(|| None::<AttrValue>);
    let on_text = {
        let (is_kept, text) = (is_kept.setter(), text.setter());
        Callback::from(move |next: AttrValue| {
            is_kept.set(storage::set_draft(&next));
            text.set(next);
        })
    };
    let on_replace = {
        let (before, text, on_text) = (before.setter(), (*text).clone(), on_text.clone());
        Callback::from(move |next: AttrValue| {
            before.set(Some(text.clone()));
            on_text.emit(next);
        })
    };
    Draft {
        text: (*text).clone(),
        on_text,
        before: (*before).clone().filter(|before| *before != *text),
        on_replace,
        is_kept: *is_kept,
    }
}

/// Follows what is written in another window of this browser: there is one draft, and the last letter counts wherever it is typed.
#[hook]
fn use_other_windows(text: &UseStateSetter<AttrValue>) {
    use_effect_with(text.clone(), |text| {
        let text = text.clone();
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |_| {
                if let Some(kept) = storage::draft() {
                    text.set(kept.into());
                }
            })
        });
        move || drop(listener)
    });
}
