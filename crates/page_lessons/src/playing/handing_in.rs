//! Handing in: codes of a round are looked for in text, and what they hold is kept in this browser.

use classes::collection::Added;
use classes::playing::handed_in::HandedIn;
use classes::playing::round::Round;
use classes::search::{counted, search_choices};
use page_kit::storage;
use std::rc::Rc;
use yew::prelude::*;

/// What was handed in, and how it changes.
#[derive(Clone, PartialEq)]
pub struct Handing {
    pub handed_in: Rc<HandedIn>,
    /// How many codes are in a text, and how many look like one.
    pub on_look: Callback<String, [usize; 2]>,
    /// Adds the codes of a text.
    pub on_text: Callback<String, Added>,
    pub on_change: Callback<HandedIn>,
    /// What was there before it was deleted.
    pub before: Option<Rc<HandedIn>>,
    pub on_delete: Callback<()>,
    pub is_kept: bool,
}

/// What was handed in for a round.
#[hook]
pub fn use_handing(round: &Rc<Round>) -> Handing {
    let handed_in = {
        let round = round.clone();
        use_state(move || {
            let kept = storage::class(&round.key());
            let kept = kept.and_then(|kept| HandedIn::kept(&kept, &round));
            Rc::new(kept.unwrap_or_default())
        })
    };
    let (before, is_kept) = (use_state(|| None::<Rc<HandedIn>>), use_state(|| true));
    let on_change = {
        let (setter, is_kept, round) = (handed_in.setter(), is_kept.setter(), round.clone());
        Callback::from(move |next: HandedIn| {
            let text = serde_json::to_string(&next).unwrap_or_default();
            is_kept.set(storage::set_class(&round.key(), &text));
            setter.set(Rc::new(next));
        })
    };
    let on_look = {
        let round = round.clone();
        Callback::from(move |text: String| counted(&search_choices(&round, &text)))
    };
    let on_text = {
        let (handed_in, round) = ((*handed_in).clone(), round.clone());
        let (before, on_change) = (before.setter(), on_change.clone());
        Callback::from(move |text: String| {
            let mut next = (*handed_in).clone();
            let added = next.add(search_choices(&round, &text));
            before.set(None);
            on_change.emit(next);
            added
        })
    };
    let on_delete = {
        let (handed_in, before, on_change) =
            ((*handed_in).clone(), before.setter(), on_change.clone());
        Callback::from(move |()| {
            before.set(Some(handed_in.clone()));
            on_change.emit(HandedIn::default());
        })
    };
    Handing {
        handed_in: (*handed_in).clone(),
        on_look,
        on_text,
        on_change,
        before: (*before).clone(),
        on_delete,
        is_kept: *is_kept,
    }
}
