//! What only a browser can do: new seeds, the clipboard, downloads, the page's own address.

use js_sys::Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Seeds for new experiments are below this, so that they are short in links.
const MOST_SEEDS: u32 = 1_000_000;

/// A seed for a new experiment, from the browser's own randomness.
pub fn new_seed() -> u64 {
    let random = getrandom::u32().unwrap_or_default();
    u64::from(random % MOST_SEEDS)
}

/// The page's address without the part after `#`.
pub fn address() -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok());
    let href = href.unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Copies `text`; false if the browser does not allow it.
pub async fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window() else {
        return false;
    };
    // Outside of secure contexts there is no clipboard, whatever the types say.
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| clipboard.is_undefined()) {
        return false;
    }
    let promise = window.navigator().clipboard().write_text(text);
    JsFuture::from(promise).await.is_ok()
}

/// Offers `content` as a file to save.
pub fn download(name: &str, media_type: &str, content: &str) {
    // Fails only where the browser has no downloads at all, and then there is nothing to be done.
    let _ = try_download(name, media_type, content);
}

fn try_download(name: &str, media_type: &str, content: &str) -> Result<(), JsValue> {
    let document = web_sys::window()
        .and_then(|window| window.document())
        .ok_or(JsValue::NULL)?;
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    let parts = Array::of1(&JsValue::from_str(content));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&url)
}
