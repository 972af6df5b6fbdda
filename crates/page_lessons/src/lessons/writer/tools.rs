//! Tools of the writer: something is inserted where the cursor is, a file opened or saved, the link copied, the lesson read.

use super::draft::Draft;
use gloo::file::Blob;
use gloo::file::callbacks::{FileReader, read_as_text};
use lessons::link::LessonSource;
use lessons::text::MAX_BYTES;
use page_kit::components::filter_map_callback;
use page_kit::components::qr_code::QrButton;
use page_kit::context::use_page;
use page_kit::device;
use page_model::lessons::writing::{inserted, snippet, told_about_link};
use texts::Texts;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ToolsProps {
    pub field: NodeRef,
    pub draft: Draft,
}

/// The tools.
#[component]
pub fn Tools(props: &ToolsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.lessons.writer;
    let said = use_state(|| None::<String>);
    let by_hand = use_state(|| None::<String>);
    let draft = &props.draft;
    {
        let (said, by_hand) = (said.setter(), by_hand.setter());
        use_effect_with(draft.text.clone(), move |_| {
            said.set(None);
            by_hand.set(None);
        });
    }
    let on_open = use_opening(draft, &said);
    let on_save = {
        let text = draft.text.clone();
        Callback::from(move |_: MouseEvent| device::download("lesson.md", "text/markdown", &text))
    };
    let on_read = {
        let (text, router) = (draft.text.clone(), use_page().router);
        Callback::from(move |_: MouseEvent| {
            router.go(&link_of(&text), page_kit::router::Entry::Push);
        })
    };
    let url = use_callback(draft.text.clone(), |(), text| device::url(&link_of(text)));
    let back = draft.before.clone().map(|before| {
        let onclick = draft.on_replace.reform(move |_: MouseEvent| before.clone());
        html! { <button id="earlier-draft" {onclick}>{ words.earlier }</button> }
    });
    html! {
        <div class="actions">
            <select id="insert" aria-label={words.insert} onchange={on_insert(&props.field, draft)}>
                <option value="" selected=true>{ words.insert }</option>
                { for words.inserts.iter().enumerate().map(|(index, name)| html! { <option value={index.to_string()}>{ *name }</option> }) }
            </select>
            { back.unwrap_or_default() }
            <label class="button" for="open-lesson">{ words.open }</label>
            <input id="open-lesson" class="visually-hidden" type="file" accept=".md,.txt,text/*" onchange={on_open} />
            <button id="save-lesson" onclick={on_save}>{ words.save }</button>
            <button id="share-lesson" onclick={on_share(draft, &said, &by_hand, texts)}>{ words.share }</button>
            <QrButton {url} />
            <button id="read-lesson" class="primary" onclick={on_read}>{ words.read }</button>
            if let Some(said) = &*said { <p class="small" role="status" id="writer-said">{ said }</p> }
            if let Some(url) = &*by_hand { <input readonly=true aria-label={words.share} value={url.clone()} /> }
        </div>
    }
}

fn link_of(text: &str) -> String {
    LessonSource::Text(text.to_owned()).first_scene().write()
}

/// Copies the link of the draft; one that cannot be copied is shown.
fn on_share(
    draft: &Draft,
    said: &UseStateHandle<Option<String>>,
    by_hand: &UseStateHandle<Option<String>>,
    texts: &'static Texts,
) -> Callback<MouseEvent> {
    let (text, said, by_hand) = (draft.text.clone(), said.setter(), by_hand.setter());
    Callback::from(move |_: MouseEvent| {
        let url = device::url(&link_of(&text));
        let (said, by_hand) = (said.clone(), by_hand.clone());
        spawn_local(async move {
            let is_copied = device::copy(&url).await;
            said.set(Some(told_about_link(url.chars().count(), is_copied, texts)));
            by_hand.set((!is_copied).then_some(url));
        });
    })
}

/// Inserts where the cursor is, in place of what is selected.
fn on_insert(field: &NodeRef, draft: &Draft) -> Callback<Event> {
    let field = field.clone();
    let on_text = draft.on_text.clone();
    Callback::from(move |event: Event| {
        let list: HtmlSelectElement = event.target_unchecked_into();
        let snippet = snippet(&list.value());
        list.set_selected_index(0);
        let Some((field, snippet)) = field.cast::<HtmlTextAreaElement>().zip(snippet) else {
            return;
        };
        let cursor = field.selection_start().ok().flatten().unwrap_or_default();
        let inserted = inserted(&field.value(), cursor, snippet);
        // A field of text takes it and the focus.
        let _ = field.set_range_text(&inserted);
        on_text.emit(field.value().into());
        let _ = field.focus();
    })
}

/// Opens a file in place of the text.
#[hook]
fn use_opening(draft: &Draft, said: &UseStateHandle<Option<String>>) -> Callback<Event> {
    let words = &use_page().texts.lessons.writer;
    let reader = use_mut_ref(|| None::<FileReader>);
    let (on_text, said) = (draft.on_replace.clone(), said.setter());
    let opened = Callback::from(move |input: HtmlInputElement| {
        let file = input.files().and_then(|files| files.get(0));
        let Some(file) = file else { return };
        if file.size() > MAX_BYTES as f64 {
            said.set(Some(words.too_large.to_owned()));
            return;
        }
        let (on_text, said) = (on_text.clone(), said.clone());
        let task = read_as_text(&Blob::from(web_sys::Blob::from(file)), move |text| {
            match text {
                Ok(text) if !text.contains('\0') => on_text.emit(text.into()),
                _ => said.set(Some(words.no_text.to_owned())),
            }
            // The same file can be opened again.
            input.set_value("");
        });
        *reader.borrow_mut() = Some(task);
    });
    filter_map_callback(&opened, |event: Event| {
        event.target_dyn_into::<HtmlInputElement>()
    })
}
