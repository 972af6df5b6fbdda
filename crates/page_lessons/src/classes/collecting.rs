//! Collecting: text is searched for codes, and what they hold is kept in this browser.

use classes::collection::{Added, Collection};
use classes::search::search;
use classes::shape::Shape;
use page_kit::storage;
use page_model::lessons::classes::collecting::Kept;
use std::rc::Rc;
use yew::prelude::*;

/// What is kept for the lesson with this id, or nothing.
fn kept_of(id: &str, lesson: u32) -> Kept {
    Kept::read(storage::class(id).as_deref(), lesson)
}

/// Whether there is room for it.
fn keep(id: &str, kept: &Kept) -> bool {
    storage::set_class(id, &kept.written())
}

/// Whether there are codes of the lesson with this id in a text; they are kept for it as far as there is room.
pub fn hand_over(id: &str, shape: &Shape, text: &str) -> bool {
    let Some(kept) = kept_of(id, shape.lesson).with_codes(shape, text) else {
        return false;
    };
    keep(id, &kept);
    true
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
        use_state(move || Rc::new(kept_of(&id, lesson).collection))
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
                is_kept.set(keep(id, &kept));
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
