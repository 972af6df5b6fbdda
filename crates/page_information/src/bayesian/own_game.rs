//! Own game: the text of the game, to be changed or replaced. What is wrong with it is said where it stands.

use super::found::FoundProps;
use experiments::LabExperiment;
use experiments::bayesian::BayesianExperiment;
use experiments::diagnostic::Diagnostic;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// Lines of the field.
const ROWS: &str = "12";

/// The text.
#[component]
pub fn OwnGame(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.bayesian.page;
    let field = use_node_ref();
    let wrong = use_state_eq(|| None::<String>);
    let go = use_go();
    let onclick = {
        let (field, wrong, asked) = (field.clone(), wrong.setter(), of.asked.clone());
        Callback::from(move |_: MouseEvent| {
            let Some(field) = field.cast::<HtmlTextAreaElement>() else {
                return;
            };
            let lab = BayesianExperiment {
                game: field.value().trim().to_owned(),
                ..asked.with_default_moment()
            };
            let is_wrong = lab.game().err();
            wrong.set(is_wrong.map(|fault| Diagnostic::new("game", fault).sentence(texts)));
            if lab.game().is_ok() {
                go.emit((lab, Entry::Push));
            }
        })
    };
    html! {
        <details class="own-game" open={!of.lab.is_of_library()}>
            <summary>{ words.as_text }</summary>
            <p class="quiet small">{ words.text_help }</p>
            <textarea ref={field} rows={ROWS} aria-label={words.as_text} spellcheck="false" value={of.lab.text().to_owned()} />
            if let Some(wrong) = &*wrong { <p class="field-error" role="alert">{ wrong }</p> }
            <p class="actions"><button {onclick}>{ words.take }</button></p>
        </details>
    }
}
