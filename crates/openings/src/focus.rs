//! Focus of a button that was pressed and is gone: it goes on to the next one, so that keys and screen readers do not begin again at the top.

use web_sys::HtmlElement;
use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

/// When this has changed, the focus goes to the first such element, if nothing has it.
#[hook]
pub fn use_focus_after<T: Copy + PartialEq + 'static>(changing: T, css: &'static str) {
    let before = use_mut_ref(|| changing);
    use_effect_with(changing, move |&now| {
        if before.replace(now) != now {
            focus_if_lost(css);
        }
    });
}

/// Gives the focus to the first such element, if nothing has it. `None` where nobody can take it, and nobody loses anything.
fn focus_if_lost(css: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let is_lost = match document.active_element() {
        Some(element) => element.tag_name() == "BODY",
        None => true,
    };
    let next = document.query_selector(css).ok()?.filter(|_| is_lost)?;
    next.dyn_into::<HtmlElement>().ok()?.focus().ok()
}
