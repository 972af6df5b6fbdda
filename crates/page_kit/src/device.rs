//! Device, what only a browser can do: new seeds, the clipboard, downloads, the page's own address.

use js_sys::{Array, Uint8Array};
use runner::protocol::BUILD;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, Document, HtmlAnchorElement,
    HtmlCanvasElement, HtmlImageElement, Response, Url,
};

/// Seeds for new experiments are below this, so that they are short in links.
const MAX_SEEDS: u32 = 1_000_000;
/// How many pixels of a PNG picture stand for one of the page, for print.
pub const PRINT: f64 = 2.0;
/// Width and height of a picture as PNG are at most this.
const MAX_PIXELS: u32 = 8_192;

/// A seed for a new experiment, from the browser's own randomness.
pub fn new_seed() -> u64 {
    let random = getrandom::u32().unwrap_or_default();
    u64::from(random % MAX_SEEDS)
}

/// The page's address without the part after `#`.
pub fn address() -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok());
    let href = href.unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// The whole address of a link, which is without `#/`.
pub fn url(link: &str) -> String {
    format!("{}#/{link}", address())
}

/// Names the window.
pub fn set_title(title: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(document) = document {
        document.set_title(title);
    }
}

/// Fills the screen with the page, or ends that. Browsers without it leave everything as it is.
pub fn toggle_full_screen() {
    let document = web_sys::window().and_then(|window| window.document());
    let Some(document) = document else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        let _ = root.request_fullscreen();
    }
}

/// Loads the page again.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        // Refused only by pages that are being left.
        let _ = window.location().reload();
    }
}

/// A file of the page's own, by its address beside the page; `None` if there is none.
///
/// # Errors
/// What the browser says if it cannot be fetched.
pub async fn fetch(name: &str) -> Result<Option<Vec<u8>>, JsValue> {
    let window = web_sys::window().ok_or(JsValue::UNDEFINED)?;
    let answer = JsFuture::from(window.fetch_with_str(&format!("./{name}?{BUILD}"))).await?;
    let answer: Response = answer.dyn_into()?;
    if answer.status() == 404 {
        return Ok(None);
    }
    if !answer.ok() {
        return Err(JsValue::from(answer.status()));
    }
    let bytes = JsFuture::from(answer.array_buffer()?).await?;
    Ok(Some(Uint8Array::new(&bytes).to_vec()))
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

/// What the page's scripts have put under this name, if it is of that kind.
pub fn global<T: JsCast>(name: &str) -> Option<T> {
    let value = js_sys::Reflect::get(&js_sys::global(), &name.into()).ok()?;
    value.dyn_into().ok()
}

/// Says in the document that the program is broken: `broken.js` does, which needs nothing of the program.
pub fn say_broken() {
    if let Some(say) = global::<js_sys::Function>("saddlepointBroken") {
        // It says what it can; nobody is left to hear of more.
        let _ = say.call0(&JsValue::UNDEFINED);
    }
}

/// Prints the page.
pub fn print() {
    if let Some(window) = web_sys::window() {
        // Refused only in frames that may not print.
        let _ = window.print();
    }
}

/// Offers `content` as a file to save.
pub fn download(name: &str, media_type: &str, content: &str) {
    // Fails only where the browser has no downloads at all, and then there is nothing to be done.
    let _ = try_download(name, media_type, content);
}

/// The same of bytes.
pub fn download_bytes(name: &str, media_type: &str, content: &[u8]) {
    let parts = Array::of1(&js_sys::Uint8Array::from(content));
    // As above.
    let _ = save_parts(name, media_type, &parts);
}

/// Offers a picture as a PNG file, so many times as large as the picture says.
pub fn download_png(name: &str, svg: &str, scale: f64) {
    let (name, svg) = (name.to_owned(), svg.to_owned());
    wasm_bindgen_futures::spawn_local(async move {
        // A picture too large for a canvas cannot be had as PNG; the SVG can.
        let _ = try_download_png(&name, &svg, scale).await;
    });
}

async fn try_download_png(name: &str, svg: &str, scale: f64) -> Result<(), JsValue> {
    // In its own address: a canvas with a picture from elsewhere that has HTML in it cannot be read.
    let content = String::from(js_sys::encode_uri_component(svg));
    let image = HtmlImageElement::new()?;
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{content}"));
    JsFuture::from(image.decode()).await?;
    let (width, height) = (image.natural_width(), image.natural_height());
    // Browsers refuse larger canvases.
    let scale = (f64::from(MAX_PIXELS) / f64::from(width.max(height))).min(scale);
    let size = |length: u32| (f64::from(length) * scale) as u32;
    let canvas: HtmlCanvasElement = document()?.create_element("canvas")?.unchecked_into();
    canvas.set_width(size(width));
    canvas.set_height(size(height));
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    let (width, height) = (f64::from(size(width)), f64::from(size(height)));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
    save(name, &canvas.to_data_url_with_type("image/png")?)
}

fn document() -> Result<Document, JsValue> {
    web_sys::window()
        .and_then(|window| window.document())
        .ok_or(JsValue::NULL)
}

fn try_download(name: &str, media_type: &str, content: &str) -> Result<(), JsValue> {
    save_parts(name, media_type, &Array::of1(&JsValue::from_str(content)))
}

/// Texts or bytes, one after the other.
fn save_parts(name: &str, media_type: &str, parts: &Array) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    let blob = Blob::new_with_blob_sequence_and_options(parts, &options)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    save(name, &url)?;
    Url::revoke_object_url(&url)
}

fn save(name: &str, url: &str) -> Result<(), JsValue> {
    let anchor: HtmlAnchorElement = document()?.create_element("a")?.unchecked_into();
    anchor.set_href(url);
    anchor.set_download(name);
    anchor.click();
    Ok(())
}

/// Whether the visitor wants nothing to move by itself.
pub fn prefers_reduced_motion() -> bool {
    web_sys::window()
        .and_then(|window| {
            window
                .match_media("(prefers-reduced-motion: reduce)")
                .ok()
                .flatten()
        })
        .is_some_and(|query| query.matches())
}
