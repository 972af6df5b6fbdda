//! A file of text that is chosen, read.

use gloo::file::callbacks::{FileReader, read_as_text};
use gloo::file::{Blob, File};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Larger files are no saved rounds, in bytes.
const MAX_BYTES: u64 = 8_000_000;

/// Tells the text of the file that is chosen; nothing of one that is none.
#[hook]
pub fn use_text_file(on_text: &Callback<String>) -> Callback<Event> {
    let reading = use_mut_ref(|| None::<FileReader>);
    let on_text = on_text.clone();
    Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        // The same file can be opened again.
        input.set_value("");
        let (file, on_text) = (File::from(file), on_text.clone());
        if file.size() > MAX_BYTES {
            on_text.emit(String::new());
            return;
        }
        let task = read_as_text(&Blob::from(file), move |text| {
            on_text.emit(text.unwrap_or_default());
        });
        *reading.borrow_mut() = Some(task);
    })
}
