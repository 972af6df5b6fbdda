//! Box where codes come in: text is pasted or typed, a file of text or a picture is opened, the camera is turned on.

use super::camera::{Camera, Codes, of_file, use_code_reader};
use classes::collection::Added;
use gloo::file::Blob;
use gloo::file::callbacks::{FileReader, read_as_text};
use page_kit::components::filter_map_callback;
use page_kit::context::use_page;
use texts::ClassPageTexts;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Larger texts are no lists of codes, in bytes; larger pictures would take long.
const MAX_BYTES: f64 = 8e6;
const MAX_PICTURE_BYTES: f64 = 4e7;

#[derive(PartialEq, Properties)]
pub struct PasteBoxProps {
    /// How many codes are in a text, and how many look like one.
    pub on_look: Callback<String, [usize; 2]>,
    pub on_text: Callback<String, Added>,
}

/// Where text is pasted: what was pasted is counted at once, what is typed when the button is pressed.
#[component]
pub fn PasteBox(props: &PasteBoxProps) -> Html {
    let words = &use_page().texts.lessons.class.page;
    let field = use_node_ref();
    let said = use_state(|| None::<String>);
    // Whether there was a code in it.
    let take = {
        let (said, on_text) = (said.setter(), props.on_text.clone());
        Callback::from(move |text: String| {
            let Added {
                new,
                replaced,
                repeated,
                invalid,
            } = on_text.emit(text);
            said.set(Some((words.added)(new, replaced, repeated, invalid)));
            new + replaced + repeated > 0
        })
    };
    let count = {
        let take = take.clone();
        Callback::from(move |text: String| {
            take.emit(text);
        })
    };
    let empty = {
        let (field, take) = (field.clone(), take.clone());
        Callback::from(move |()| {
            // What could not be read stays, and can be mended.
            if let Some(field) = field.cast::<HtmlTextAreaElement>()
                && take.emit(field.value())
            {
                field.set_value("");
            }
        })
    };
    let oninput = on_input(&props.on_look, &said, &empty, words);
    let on_open = use_file(&count, &said.setter());
    let has_camera = use_state(|| false);
    let toggle = {
        let has_camera = has_camera.clone();
        Callback::from(move |_: MouseEvent| has_camera.set(!*has_camera))
    };
    html! {
        <div class="rows">
            <textarea id="codes" ref={field} rows="4" aria-label={words.paste} placeholder={words.paste_hint} spellcheck="false" autocomplete="off" {oninput} />
            <div class="actions">
                <button id="count-codes" class="primary" onclick={empty.reform(|_: MouseEvent| ())}>{ words.count }</button>
                <label class="button" for="open-codes">{ words.open_file }</label>
                <input id="open-codes" class="visually-hidden" type="file" accept=".txt,.csv,.md,text/*,image/*" onchange={on_open} />
                <button id="use-camera" aria-expanded={has_camera.to_string()} onclick={toggle}>{ if *has_camera { words.camera.close } else { words.camera.open } }</button>
                <span id="codes-said" role="status">{ (*said).clone().unwrap_or_default() }</span>
            </div>
            if *has_camera { <Camera on_text={&props.on_text} /> }
        </div>
    }
}

/// Counts what was pasted, and tells how many codes are in what is typed.
fn on_input(
    on_look: &Callback<String, [usize; 2]>,
    said: &UseStateHandle<Option<String>>,
    empty: &Callback<()>,
    words: &'static ClassPageTexts,
) -> Callback<InputEvent> {
    let (said, on_look, empty) = (said.setter(), on_look.clone(), empty.clone());
    Callback::from(move |event: InputEvent| {
        let field: HtmlTextAreaElement = event.target_unchecked_into();
        let [codes, others] = on_look.emit(field.value());
        // What fills in fields by itself need not say how.
        let of_kind = event.dyn_ref::<InputEvent>();
        let is_pasted = of_kind.is_some_and(|event| event.input_type().starts_with("insertFrom"));
        if is_pasted && codes > 0 {
            empty.emit(());
        } else {
            said.set(Some((words.in_box)(codes, others)));
        }
    })
}

/// Counts the codes in a file: those in a text, or the QR codes in a picture.
#[hook]
fn use_file(count: &Callback<String>, said: &UseStateSetter<Option<String>>) -> Callback<Event> {
    let words = &use_page().texts.lessons.class.page;
    let task = use_mut_ref(|| None::<FileReader>);
    let say = {
        let said = said.clone();
        Callback::from(move |wrong: &'static str| said.set(Some(wrong.to_owned())))
    };
    let on_codes = {
        let (count, say) = (count.clone(), say.clone());
        Callback::from(move |codes: Codes| match codes {
            Some(codes) if !codes.is_empty() => count.emit(codes.join("\n")),
            Some(_) => say.emit(words.no_code),
            None => say.emit(words.camera.no_reader),
        })
    };
    let reader = use_code_reader(on_codes);
    let count = count.clone();
    let opened = Callback::from(move |input: HtmlInputElement| {
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        // The same file can be opened again.
        input.set_value("");
        if file.type_().starts_with("image/") && file.size() <= MAX_PICTURE_BYTES {
            let (reader, say) = (reader.clone(), say.clone());
            spawn_local(async move {
                match of_file(&file).await {
                    Some(picture) => reader.read(picture),
                    None => say.emit(words.no_text),
                }
            });
        } else if file.size() <= MAX_BYTES {
            *task.borrow_mut() = Some(text_of(file, count.clone(), say.clone(), words.no_text));
        } else {
            say.emit(words.no_text);
        }
    });
    filter_map_callback(&opened, |event: Event| {
        event.target_dyn_into::<HtmlInputElement>()
    })
}

/// Reads a text for `count`; says so if it is none.
fn text_of(
    file: File,
    count: Callback<String>,
    say: Callback<&'static str>,
    wrong: &'static str,
) -> FileReader {
    read_as_text(
        &Blob::from(web_sys::Blob::from(file)),
        move |text| match text {
            Ok(text) if !text.contains('\0') => count.emit(text),
            _ => say.emit(wrong),
        },
    )
}
