//! Writer of lessons: the text on one side, the lesson that it is on the other.
//!
//! Each letter is kept in this browser at once, so that neither a reload nor a crash takes anything away.
//! `tools`: insert, open, save, share. `preview`: the lesson as readers will see it. `faults`: what is wrong, with the way to its line; `scene_fields` finds the fields of results that
//! no result has, and the preview tells what else is wrong with a result that it has computed.

mod draft;
mod faults;
mod preview;
mod scene_fields;
mod tools;

use super::text_reader::{Reading, use_reading};
use crate::lessons::faults::OnFaults;
use draft::use_draft;
use faults::{FaultList, use_scene_faults};
use page_kit::context::use_page;
use preview::Preview;
use tools::Tools;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The page.
#[component]
pub fn Writer() -> Html {
    let texts = use_page().texts;
    let words = &texts.lessons.writer;
    let draft = use_draft(words.sample);
    let field = use_node_ref();
    let reading = use_reading(Some(draft.text.clone()), 0);
    let lesson = reading.lesson();
    let (previewed, on_faults) = use_scene_faults();
    let oninput = draft.on_text.reform(|event: InputEvent| {
        let field: HtmlTextAreaElement = event.target_unchecked_into();
        AttrValue::from(field.value())
    });
    html! {
        <div class="writer">
            <header class="writer-head">
                <div><h1>{ words.title }</h1><p class="quiet">{ words.lead }</p></div>
                <Tools field={field.clone()} draft={draft.clone()} />
            </header>
            if !draft.is_kept { <p class="field-error" role="alert">{ words.not_kept }</p> }
            <div class="writer-sides">
                <div class="rows">
                    <textarea id="lesson-text" ref={field.clone()} aria-label={words.text} spellcheck="true" value={draft.text.clone()} {oninput} />
                    <FaultList lesson={lesson.clone()} field={field} {previewed} />
                    <details id="lesson-grammar">
                        <summary>{ words.grammar }</summary>
                        <dl class="small">{ for words.lines.iter().map(|(line, meaning)| html! { <><dt><code>{ *line }</code></dt><dd>{ *meaning }</dd></> }) }</dl>
                    </details>
                </div>
                <section class="writer-preview" aria-label={words.preview}>
                    if matches!(reading, Reading::Failed(_)) { <p class="field-error" role="alert">{ words.not_read }</p> }
                    <ContextProvider<OnFaults> context={on_faults}>
                        if let Some(lesson) = lesson { <Preview {lesson} /> }
                    </ContextProvider<OnFaults>>
                </section>
            </div>
        </div>
    }
}
