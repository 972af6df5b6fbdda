//! Question that is asked first: what would answer it is shown once it is answered.

use super::framing::use_is_asked_around;
use super::predict::{Predict, Wanted};
use crate::storage;
use page_model::kit::asked::Asked;
use yew::prelude::*;

/// The question, where there is one, and whether it is answered, or a scene of a lesson asks another one instead. `id` tells it from all others.
#[hook]
pub fn use_asked_first(id: String, asked: Option<Asked>) -> (Html, bool) {
    let answers = use_state(|| 0);
    let is_answered = use_is_asked_around() || storage::answer(&id).is_some();
    let on_answer = {
        let answers = answers.clone();
        Callback::from(move |_: bool| answers.set(*answers + 1))
    };
    let asked = asked.map(|asked| {
        let options = asked.options.into_iter().map(AttrValue::from).collect();
        let wanted = Wanted::Choice(options, asked.right);
        let why = html! { <p>{ asked.why }</p> };
        html! { <Predict {id} question={asked.question} {wanted} {why} {on_answer} /> }
    });
    (asked.unwrap_or_default(), is_answered)
}
