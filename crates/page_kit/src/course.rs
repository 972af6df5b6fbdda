//! Course system around the page, if it runs in a package for one: `course.js` has found it before the page came.

use js_sys::{Array, Reflect};
use page_model::lessons::course::Standard;
use page_model::lessons::course::report::Element;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// What `course.js` has put into the window.
    type Found;

    #[wasm_bindgen(method, getter)]
    fn version(this: &Found) -> String;

    #[wasm_bindgen(method, catch)]
    fn data(this: &Found) -> Result<String, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn tell(this: &Found, elements: &Array) -> Result<bool, JsValue>;
}

/// The system.
pub struct Course {
    pub standard: Standard,
    found: Found,
}

impl Course {
    /// The one around the page; `None` on the web.
    pub fn here() -> Option<Self> {
        let found = Reflect::get(&js_sys::global(), &"saddlepointCourse".into()).ok()?;
        if !found.is_object() {
            return None;
        }
        let found: Found = found.unchecked_into();
        Some(Self {
            standard: Standard::named(&found.version())?,
            found,
        })
    }

    /// What it keeps for the student, as a text.
    pub fn data(&self) -> Option<String> {
        self.found.data().ok()
    }

    /// Tells it; false if it does not keep what it was told.
    pub fn tell(&self, elements: &[Element]) -> bool {
        let pair = |(name, value): &Element| Array::of2(&name.into(), &value.into());
        let elements: Array = elements.iter().map(pair).collect();
        self.found.tell(&elements).unwrap_or(false)
    }
}
