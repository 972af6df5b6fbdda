//! Strategy of somebody's own, which joins the tournament when it can be played.

use super::entrants::EntrantsProps;
use crate::strategies::strategy_field::StrategyField;
use experiments::tournament::{Entrant, MAX_NAME};
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tournament::entrants::{is_full, with, wrong};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Signs that stand around names in lists of entrants.
const NO_NAME: [char; 3] = ['[', ']', '|'];

/// The field, a name, and the button.
#[component]
pub fn OwnStrategy(EntrantsProps { lab }: &EntrantsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.entrants;
    let (text, name) = (use_state(String::new), use_state(String::new));
    let is_empty = text.trim().is_empty();
    let wrong = if is_empty {
        None
    } else {
        wrong(lab, &text, texts)
    };
    let rests = is_empty || wrong.is_some() || is_full(lab);
    let on_input = {
        let text = text.setter();
        Callback::from(move |typed: String| text.set(typed))
    };
    let on_name = on_name(&name);
    let onclick = {
        let (lab, go) = (lab.clone(), use_go());
        let (text, name) = (text.clone(), name.clone());
        Callback::from(move |_: MouseEvent| {
            let entrant = Entrant {
                name: name.trim().to_owned(),
                strategy: text.trim().to_owned(),
            };
            go.emit((with(&lab, entrant), Entry::Replace));
            text.set(String::new());
            name.set(String::new());
        })
    };
    html! {
        <div class="rows">
            <StrategyField id="own-strategy-text" label={words.written} value={(*text).clone()} {wrong} {on_input} />
            <label for="own-strategy-name" class="small">{ words.name }</label>
            <input id="own-strategy-name" maxlength={MAX_NAME.to_string()} autocomplete="off" value={(*name).clone()} oninput={on_name} />
            <p class="actions"><button {onclick} aria-disabled={rests.to_string()} data-key="add-own">{ words.take }</button></p>
        </div>
    }
}

/// Takes a name as it can stand in a list.
fn on_name(name: &UseStateHandle<String>) -> Callback<InputEvent> {
    let name = name.setter();
    let set = Callback::from(move |typed: String| name.set(typed.replace(NO_NAME, "")));
    filter_map_callback(&set, |event: InputEvent| {
        Some(event.target_dyn_into::<HtmlInputElement>()?.value())
    })
}
