//! Paste: a game from a spreadsheet, from LaTeX or from a file of Gambit.

use crate::app::components::heard;
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
    let text = use_state(String::new);
    let fault = use_state(|| None::<String>);
    let go = use_go::<MatrixLab>();
    let oninput = {
        let setter = text.setter();
        let set = Callback::from(move |text: String| setter.set(text));
        heard(&set, |event: InputEvent| {
            Some(event.target_dyn_into::<HtmlTextAreaElement>()?.value())
        })
    };
    let onclick = {
        let (lab, text, fault) = (lab.clone(), text.clone(), fault.setter());
        Callback::from(move |_: MouseEvent| match lab.with_foreign(&text) {
            Ok(read) => {
                fault.set(None);
                go.emit((read, Entry::Push));
            }
            Err(wrong) => fault.set(Some(format!("{wrong}."))),
        })
    };
    html! {
        <div class="rows paste-game">
            <label for="paste-game"><strong>{ words.paste }</strong></label>
            <p class="quiet small">{ words.paste_help }</p>
            <textarea id="paste-game" rows="5" spellcheck="false" value={(*text).clone()} {oninput} />
            if let Some(fault) = &*fault { <p class="field-error" role="alert">{ fault }</p> }
            <button {onclick} disabled={text.trim().is_empty()}>{ words.take }</button>
        </div>
    }
}
