//! Own game: the text of the game, to be changed or replaced. What is wrong with it is said where it stands, and what was typed stays.

use super::found::FoundProps;
use experiments::Experiment;
use page_kit::components::lab_page::use_go;
use page_kit::components::wrong_text::marked;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::wrong_text::{self, Wrong, tried};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// Lines of the field.
const ROWS: &str = "12";

/// The text.
#[component]
pub fn OwnGame(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.continuous.page;
    let field = use_node_ref();
    let wrong = use_state_eq(|| None::<Wrong>);
    let go = use_go::<Experiment>();
    {
        let (field, wrong) = (field.clone(), wrong.setter());
        use_effect_with(of.lab.text().to_owned(), move |text| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.set_value(text);
            }
            wrong.set(None);
        });
    }
    let onclick = {
        let (field, wrong) = (field.clone(), wrong.setter());
        let experiment = Experiment::from(of.asked.clone());
        Callback::from(move |_: MouseEvent| {
            let Some(field) = field.cast::<HtmlTextAreaElement>() else {
                return;
            };
            let mut schema = experiment.schema().iter();
            let Some(parameter) = schema.find(|parameter| parameter.key == "game") else {
                return;
            };
            match tried(&experiment, parameter, field.value().trim(), texts) {
                // One that cannot be read would be asked for again, in a field of its own.
                Ok(next) => match wrong_text::of(&next, texts) {
                    Some((_, found)) => wrong.set(Some(found)),
                    None => go.emit((next, Entry::Push)),
                },
                Err(found) => wrong.set(Some(found)),
            }
        })
    };
    html! {
        <details class="own-game" open={!of.lab.is_of_library()}>
            <summary>{ words.as_text }</summary>
            <p class="quiet small">{ words.text_help }</p>
            <textarea ref={field} rows={ROWS} aria-label={words.as_text} spellcheck="false" />
            if let Some(wrong) = &*wrong {
                <p class="field-error" role="alert">{ &wrong.sentence }</p>
                { for wrong.around().as_ref().map(marked) }
            }
            <p class="actions"><button {onclick}>{ words.take }</button></p>
        </details>
    }
}
