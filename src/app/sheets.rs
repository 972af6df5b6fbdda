//! Style sheets that travel with the program, so that the first page does not wait for them: of labs, and of pictures that can be taken
//! away with them.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::CssStyleSheet;

/// Gives the page the sheets, the later ones with precedence. A browser that refuses leaves it plain, and usable.
///
/// As a constructed sheet (CSSOM, section 6.1): the page's security policy lets nobody write one into the document.
pub fn install(sheets: &[&str]) {
    let installed = try_install(&sheets.concat());
    debug_assert!(installed.is_ok(), "{installed:?}");
}

fn try_install(text: &str) -> Result<(), JsValue> {
    let sheet = CssStyleSheet::new()?;
    sheet.replace_sync(text)?;
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or(JsValue::UNDEFINED)?;
    let adopted = js_sys::Reflect::get(&document, &"adoptedStyleSheets".into())?;
    adopted.unchecked_into::<js_sys::Array>().push(&sheet);
    Ok(())
}
