//! Reader of the codes in pictures: a worker of its own, whose program is loaded with the first picture.

use page_kit::workers::{Reader, ReaderProgram};
use std::rc::Rc;
use web_sys::ImageData;
use yew::prelude::*;

/// What the codes in a picture say; `None` if it could not be read.
pub type Codes = Option<Vec<String>>;

/// The worker, once it is asked for.
pub struct CodeReader(Reader<()>);

impl CodeReader {
    /// Whether a picture would be read at once.
    pub fn is_free(&self) -> bool {
        self.0.is_free()
    }

    pub fn read(&self, picture: ImageData) {
        self.0.read((), picture.into());
    }
}

/// A reader; of the callbacks it was given, the latest hears what is read.
#[hook]
pub fn use_code_reader(on_codes: Callback<Codes>) -> Rc<CodeReader> {
    let latest = use_mut_ref(|| on_codes.clone());
    *latest.borrow_mut() = on_codes;
    use_memo((), move |()| {
        CodeReader(Reader::new(ReaderProgram::Codes, move |(), bytes| {
            let codes = bytes.and_then(|bytes| postcard::from_bytes(&bytes).ok());
            let on_codes = latest.borrow().clone();
            on_codes.emit(codes);
        }))
    })
}
