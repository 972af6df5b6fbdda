//! Editor of a strategy: it is read at every letter, what is wrong is said with its place, and it is played by Enter or when the field is left. What is written
//! stays, right or wrong, until it is played or another strategy is chosen.

use super::choosers::editor_id;
use experiments::repeated::RepeatedExperiment;
use page_kit::components::lab_page::use_go;
use page_kit::components::wrong_text::marked;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::repeated::editing::with_text;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

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
    let given = [&lab.first, &lab.second][player].clone();
    let draft = use_state(|| None::<String>);
    {
        let draft = draft.setter();
        use_effect_with(given.clone(), move |_| draft.set(None));
    }
    let go = use_go();
    let written = (*draft).clone();
    let wrong = written
        .as_ref()
        .and_then(|text| with_text(lab, player, text, texts).err());
    let oninput = {
        let draft = draft.setter();
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlTextAreaElement>();
            draft.set(field.map(|field| field.value()));
        })
    };
    let apply = {
        let (lab, draft, given) = (lab.clone(), draft.clone(), given.clone());
        Callback::from(move |()| {
            let Some(text) = &*draft else { return };
            let Ok(next) = with_text(&lab, player, text, texts) else {
                return;
            };
            if [&next.first, &next.second][player] == &given {
                // It was another way to write the same.
                draft.set(None);
            } else {
                go.emit((next, Entry::Replace));
            }
        })
    };
    let onkeydown = {
        let apply = apply.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" && !event.shift_key() && !event.is_composing() {
                event.prevent_default();
                apply.emit(());
            }
        })
    };
    let onblur = apply.reform(|_: FocusEvent| ());
    let value = written.unwrap_or(given);
    let lines = value.lines().count().clamp(1, MAX_LINES).to_string();
    let id = editor_id(player);
    let (help, fault) = (format!("{id}-help"), format!("{id}-fault"));
    let described = if wrong.is_some() {
        format!("{fault} {help}")
    } else {
        help.clone()
    };
    html! {
        <div class="strategy-editor rows">
            <textarea {id} class="code" rows={lines} spellcheck="false" autocomplete="off" aria-label={(words.field)(player)}
                aria-invalid={wrong.is_some().to_string()} aria-describedby={described} {value} {oninput} {onkeydown} {onblur} />
            if let Some(wrong) = wrong {
                <p class="field-error" id={fault} role="alert">{ &wrong.sentence }</p>
                { for wrong.around().as_ref().map(marked) }
            }
            <p class="quiet small" id={help}>{ words.help }</p>
        </div>
    }
}
