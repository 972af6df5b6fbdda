//! Editor of a strategy: it is read at every letter, what is wrong is said with its place, and it is played by Enter or when the field is left. What is written
//! stays, right or wrong, until it is played or another strategy is chosen.

use super::choosers::editor_id;
use experiments::repeated::RepeatedExperiment;
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::components::wrong_text::marked;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::repeated::editing::with_text;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The id of what says how a strategy is played: once for both.
pub const HELP: &str = "strategy-help";
/// Lines of the field at most.
const MAX_LINES: usize = 10;

#[derive(PartialEq, Properties)]
pub struct EditorProps {
    pub lab: RepeatedExperiment,
    pub player: usize,
}

/// The field, and what is wrong in it.
#[component]
pub fn Editor(EditorProps { lab, player }: &EditorProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views.strategy;
    let player = *player;
    let Draft { text, write, play } = use_draft(lab, player);
    let wrong = text.as_ref();
    let wrong = wrong.and_then(|text| with_text(lab, player, text, texts).err());
    let oninput = filter_map_callback(&write, |event: InputEvent| {
        Some(event.target_dyn_into::<HtmlTextAreaElement>()?.value())
    });
    let onkeydown = filter_map_callback(&play, |event: KeyboardEvent| {
        let plays = event.key() == "Enter" && !event.shift_key() && !event.is_composing();
        plays.then(|| event.prevent_default())
    });
    let onblur = play.reform(|_: FocusEvent| ());
    let value = text.unwrap_or_else(|| text_of(lab, player).to_owned());
    let lines = value.lines().count().clamp(1, MAX_LINES).to_string();
    let id = editor_id(player);
    let fault = format!("{id}-fault");
    let described = if wrong.is_some() {
        format!("{fault} {HELP}")
    } else {
        HELP.to_owned()
    };
    html! {
        <div class="strategy-editor rows">
            <textarea {id} class="code" rows={lines} spellcheck="false" autocomplete="off" aria-label={(words.field)(player)}
                aria-invalid={wrong.is_some().to_string()} aria-describedby={described} {value} {oninput} {onkeydown} {onblur} />
            if let Some(wrong) = wrong {
                <p class="field-error" id={fault} role="alert">{ &wrong.sentence }</p>
                { for wrong.around().as_ref().map(marked) }
            }
        </div>
    }
}

fn text_of(lab: &RepeatedExperiment, player: usize) -> &String {
    [&lab.first, &lab.second][player]
}

/// What is being written.
struct Draft {
    /// None where it is what is played.
    text: Option<String>,
    write: Callback<String>,
    /// Plays it, unless it is wrong.
    play: Callback<()>,
}

#[hook]
fn use_draft(lab: &RepeatedExperiment, player: usize) -> Draft {
    let texts = use_page().texts;
    let draft = use_state(|| None::<String>);
    {
        let draft = draft.setter();
        use_effect_with(text_of(lab, player).clone(), move |_| draft.set(None));
    }
    let write = {
        let draft = draft.setter();
        use_callback((), move |text: String, ()| draft.set(Some(text)))
    };
    let go = use_go();
    let text = (*draft).clone();
    let play = {
        let lab = lab.clone();
        Callback::from(move |()| {
            let Some(text) = &*draft else { return };
            match with_text(&lab, player, text, texts) {
                // It was another way to write the same.
                Ok(next) if text_of(&next, player) == text_of(&lab, player) => draft.set(None),
                Ok(next) => go.emit((next, Entry::Replace)),
                Err(_) => {}
            }
        })
    };
    Draft { text, write, play }
}
