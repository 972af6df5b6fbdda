//! Arrival: the page comes in place of what was drawn when it was built. Until then it is drawn outside the document, the first page part by
//! part, so that no task holds the browser up and nothing is missing in between.

use super::home::opening;
use std::cell::RefCell;
use web_sys::{Document, Element};

thread_local! {
    /// What was drawn when the page was built, and the page.
    static UNDER_WAY: RefCell<Option<(Element, Element)>> = const { RefCell::new(None) };
}

fn document() -> Option<Document> {
    web_sys::window().and_then(|window| window.document())
}

/// The element in which the page is to be drawn.
pub fn begin() -> Option<Element> {
    let document = document()?;
    let drawn = document.get_element_by_id("app")?;
    let page = document.create_element("div").ok()?;
    page.set_id("app");
    UNDER_WAY.set(Some((drawn, page.clone())));
    Some(page)
}

/// Whether the page is not in the document yet.
pub fn is_under_way() -> bool {
    UNDER_WAY.with_borrow(Option::is_some)
}

/// Puts the page into the document, unless it is there.
pub fn arrive() {
    if let Some((drawn, page)) = UNDER_WAY.take() {
        // Before the page is there, which may say itself that something is loading.
        take_away_what_loads();
        opening::move_into(&page);
        // An element that is in the document can be replaced.
        let _ = drawn.replace_with_with_node_1(&page);
        opening::give_focus();
    }
}

/// Takes away what the document says while the page loads.
fn take_away_what_loads() {
    let Some(document) = document() else { return };
    if let Some(loading) = document.get_element_by_id("loading") {
        loading.remove();
    }
    if let Some(root) = document.document_element() {
        // Without the attribute there is nothing to take away.
        let _ = root.remove_attribute("data-loading");
    }
}
