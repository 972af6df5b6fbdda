//! Written game: the text of a lab's game, to be changed or replaced. What is wrong with it is said where it stands, and what was typed stays.

use super::lab_page::use_go;
use super::wrong_text::marked;
use crate::context::use_page;
use crate::router::Entry;
use experiments::Experiment;
use page_model::kit::wrong_text::{self, Wrong, tried};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// Lines of the field.
const ROWS: &str = "12";

#[derive(PartialEq, Properties)]
pub struct WrittenGameProps {
    /// Whose parameter `game` it is.
    pub experiment: Experiment,
    /// The game that is shown.
    pub text: String,
    /// How games are written.
    pub help: &'static str,
    /// Whether the text is open from the beginning: one of somebody's own is.
    pub is_open: bool,
}

/// The text.
#[component]
pub fn WrittenGame(props: &WrittenGameProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.written_games;
    let field = use_node_ref();
    let wrong = use_state_eq(|| None::<Wrong>);
    let go = use_go::<Experiment>();
    {
        let (field, wrong) = (field.clone(), wrong.setter());
        use_effect_with(props.text.clone(), move |text| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.set_value(text);
            }
            wrong.set(None);
        });
    }
    let onclick = {
        let (field, wrong) = (field.clone(), wrong.setter());
        let experiment = props.experiment.clone();
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
        <details class="own-game" open={props.is_open}>
            <summary>{ words.as_text }</summary>
            <p class="quiet small">{ props.help }</p>
            <textarea ref={field} rows={ROWS} aria-label={words.as_text} spellcheck="false" />
            if let Some(wrong) = &*wrong {
                <p class="field-error" role="alert">{ &wrong.sentence }</p>
                { for wrong.around().as_ref().map(marked) }
            }
            <p class="actions"><button {onclick}>{ words.take }</button></p>
        </details>
    }
}
