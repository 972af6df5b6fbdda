//! Paste: a game from a spreadsheet, from LaTeX or from a file of Gambit.

use crate::app::components::lab_page::use_go;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::matrix::MatrixLab;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PasteProps {
    pub lab: MatrixLab,
}

/// A field, and what is wrong with what stands in it: that stays.
#[component]
pub fn Paste(PasteProps { lab }: &PasteProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let field = use_node_ref();
    let fault = use_state(|| None::<String>);
    let go = use_go::<MatrixLab>();
    let onclick = {
        let (lab, field, fault) = (lab.clone(), field.clone(), fault.setter());
        Callback::from(move |_: MouseEvent| {
            let typed = field.cast::<HtmlTextAreaElement>();
            let typed = typed.map_or_else(String::new, |field| field.value());
            match lab.with_foreign(&typed) {
                Ok(read) => {
                    fault.set(None);
                    go.emit((read, Entry::Push));
                }
                Err(wrong) => fault.set(Some(format!("{wrong}."))),
            }
        })
    };
    html! {
        <div class="rows paste-game">
            <label for="paste-game"><strong>{ words.paste }</strong></label>
            <p class="quiet small">{ words.paste_help }</p>
            <textarea id="paste-game" rows="5" spellcheck="false" ref={field} />
            if let Some(fault) = &*fault { <p class="field-error" role="alert">{ fault }</p> }
            <button {onclick}>{ words.take }</button>
        </div>
    }
}
