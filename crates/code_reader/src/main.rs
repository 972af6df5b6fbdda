//! Reader of codes: on wasm32 the program of a worker that is loaded when a class is counted by camera or a picture is opened.

#[cfg(target_arch = "wasm32")]
mod browser {
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::ImageData;

    /// A message is image data; the answer is a list of texts.
    pub fn read(message: JsValue) -> Option<Vec<u8>> {
        let picture: ImageData = message.dyn_into().ok()?;
        let codes = code_reader::codes(&picture.data(), picture.width() as usize);
        postcard::to_stdvec(&codes).ok()
    }
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    reader_worker::serve(browser::read);
}
