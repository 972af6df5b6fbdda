//! All entrants as a text: to be edited, or replaced by that of a file.

use super::entrants::EntrantsProps;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tournament::entrants::{as_text, from_text};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The field. What is wrong with what was typed is said, and it stays.
#[component]
pub fn AllEntrants(EntrantsProps { lab }: &EntrantsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.entrants;
    let field = use_node_ref();
    let fault = use_state(|| None::<String>);
    {
        let (field, fault) = (field.clone(), fault.setter());
        use_effect_with(lab.entrants.clone(), {
            let text = as_text(lab);
            move |_| {
                if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                    field.set_value(&text);
                }
                fault.set(None);
            }
        });
    }
    let onclick = {
        let (lab, go) = (lab.clone(), use_go());
        let (field, fault) = (field.clone(), fault.setter());
        Callback::from(move |_: MouseEvent| {
            let typed = field.cast::<HtmlTextAreaElement>();
            let typed = typed.map_or_else(String::new, |field| field.value());
            match from_text(&lab, &typed) {
                Ok(lab) => go.emit((lab, Entry::Push)),
                Err(wrong) => fault.set(Some(wrong)),
            }
        })
    };
    let described = fault.is_some().then_some("all-entrants-fault");
    html! {
        <div class="rows">
            <p class="quiet small">{ words.all_help }</p>
            <textarea id="all-entrants-text" class="code" rows="8" aria-label={words.all} spellcheck="false" autocomplete="off" ref={field}
                aria-invalid={fault.is_some().to_string()} aria-describedby={described} />
            if let Some(fault) = &*fault { <p class="field-error" id="all-entrants-fault" role="alert">{ fault }</p> }
            <p class="actions"><button {onclick} data-key="take-all">{ words.take_all }</button></p>
        </div>
    }
}
