//! Packer: on wasm32 the program of a worker that is loaded when somebody takes a lesson away as a package for a course system.

#[cfg(target_arch = "wasm32")]
mod browser {
    use js_sys::{Array, Uint8Array};
    use wasm_bindgen::{JsCast, JsValue};

    /// A message is a list of files, each a name and its bytes; the answer is the archive.
    pub fn read(message: JsValue) -> Option<Vec<u8>> {
        let files: Array = message.dyn_into().ok()?;
        let files: Option<Vec<(String, Vec<u8>)>> = files.iter().map(file).collect();
        let files = files?;
        packer::packed(
            files
                .iter()
                .map(|(name, content)| (name.as_str(), content.as_slice())),
        )
        .ok()
    }

    fn file(file: JsValue) -> Option<(String, Vec<u8>)> {
        let file: Array = file.dyn_into().ok()?;
        let content: Uint8Array = file.get(1).dyn_into().ok()?;
        Some((file.get(0).as_string()?, content.to_vec()))
    }
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    reader_worker::serve(browser::read);
}
