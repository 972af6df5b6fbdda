//! Style sheets that only labs need: they travel with the program, so that the first page does not wait for them.

/// Gives the page the sheets. A browser that refuses leaves it plain, and usable.
pub fn install(sheets: &[&str]) {
    let document = web_sys::window().and_then(|window| window.document());
    let inserted = document.and_then(|document| {
        let head = document.query_selector("head").ok()??;
        let style = document.create_element("style").ok()?;
        style.set_text_content(Some(&sheets.concat()));
        head.append_child(&style).ok()
    });
    debug_assert!(inserted.is_some());
}
