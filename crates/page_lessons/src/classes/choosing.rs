//! Choosing the lesson whose answers are collected: one of ours, or another by its link or text.

use super::collecting::hand_over;
use crate::lessons::loading::fetch_ours;
use crate::playing::offered::OfferedGames;
use classes::shape::Shape;
use lessons::link::{CLASS, LessonSource};
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_kit::storage;
use page_model::lessons::classes::collecting::source;
use page_model::lessons::places::id_of;
use texts::{ClassPageTexts, LESSONS, ListedLesson};
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The form.
#[component]
pub fn Choosing() -> Html {
    let page = use_page();
    let words = &page.texts.lessons.class.page;
    let last = use_memo((), |()| storage::last_class());
    let go = {
        let router = page.router.clone();
        Callback::from(move |source: LessonSource| {
            router.go(&source.first_scene().write_at(CLASS), Entry::Push);
        })
    };
    let onchange = {
        let go = go.clone();
        Callback::from(move |event: Event| {
            let list: HtmlSelectElement = event.target_unchecked_into();
            if !list.value().is_empty() {
                go.emit(LessonSource::Named(list.value()));
            }
        })
    };
    let other = use_other_lesson(&go, words);
    html! {
        <>
        <section class="card sheet" id="choose-lesson">
            <h1>{ words.title }</h1>
            <p>{ words.lead }</p>
            if let Some(last) = &*last { <p class="actions"><a class="button primary" href={format!("#/{}", last.link)}>{ (words.go_on)(&last.title) }</a></p> }
            <label class="rows">
                { words.choose }
                <select id="class-lesson" {onchange}>
                    <option value="" selected=true>{ words.choose_hint }</option>
                    { for LESSONS.iter().map(|lesson| html! { <option value={lesson.name}>{ lesson.title }</option> }) }
                </select>
            </label>
            { other }
        </section>
        <OfferedGames />
        </>
    }
}

/// The form for another lesson: its link, its text, or codes of its students.
#[hook]
fn use_other_lesson(go: &Callback<LessonSource>, words: &'static ClassPageTexts) -> Html {
    let said = use_state(|| None::<&'static str>);
    let field = use_node_ref();
    let onsubmit = {
        let (go, field, said) = (go.clone(), field.clone(), said.setter());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field
                .cast::<HtmlTextAreaElement>()
                .map(|field| field.value());
            let text = text.unwrap_or_default();
            if let Some(source) = source(&text) {
                go.emit(source);
                return;
            }
            let (go, said) = (go.clone(), said.clone());
            spawn_local(async move {
                match lesson_of_codes(&text).await {
                    Some(source) => go.emit(source),
                    None => said.set(Some(words.no_lesson)),
                }
            });
        })
    };
    html! {
        <form class="rows" {onsubmit}>
            <label class="rows">{ words.other }<textarea id="class-text" ref={field} rows="3" placeholder={words.other_hint} spellcheck="false" /></label>
            if let Some(said) = *said { <p class="field-error" role="alert">{ said }</p> }
            <p class="actions"><button>{ words.collect }</button></p>
        </form>
    }
}

/// The lesson of ours that the codes in a text are of; they are kept for it.
async fn lesson_of_codes(text: &str) -> Option<LessonSource> {
    for ListedLesson { name, .. } in LESSONS {
        let source = LessonSource::Named((*name).to_owned());
        let Some(lesson) = fetch_ours(name).await else {
            continue;
        };
        let link = source.first_scene();
        if hand_over(&id_of(&link), &Shape::of(&lesson), text) {
            return Some(link.source);
        }
    }
    None
}
