//! The page's style as a picture needs it: the rules that concern what it shows, in the window as it is.

use drawing::style::{is_needed, without_window};
use js_sys::Array;
use std::collections::HashSet;
use wasm_bindgen::JsCast;
use web_sys::{CssMediaRule, CssRuleList, CssStyleRule, CssStyleSheet, Window};

/// Nothing moves in a picture, so that what comes by moving is there.
const STILL: &str = "*{animation:none!important;transition:none!important}";

/// Whether the page is dark now.
pub fn is_dark() -> bool {
    let Some(window) = web_sys::window() else {
        return false;
    };
    let root = window
        .document()
        .and_then(|document| document.document_element());
    match root.and_then(|root| root.get_attribute("data-theme")) {
        Some(theme) => theme == "dark",
        None => matches(&window, "(prefers-color-scheme: dark)"),
    }
}

fn matches(window: &Window, query: &str) -> bool {
    let list = window.match_media(query).ok().flatten();
    list.is_some_and(|list| list.matches())
}

/// The window's width and height in pixels.
fn window_size() -> [f64; 2] {
    let window = web_sys::window();
    let length = |length: Option<Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue>>| {
        length
            .and_then(Result::ok)
            .and_then(|length| length.as_f64())
            .unwrap_or_default()
    };
    [
        length(window.as_ref().map(Window::inner_width)),
        length(window.as_ref().map(Window::inner_height)),
    ]
}

/// The rules that may concern something with these classes.
pub fn of(classes: &HashSet<String>) -> String {
    let mut out = String::new();
    if let Some(window) = web_sys::window() {
        for rules in sheets(&window)
            .iter()
            .filter_map(|sheet| sheet.css_rules().ok())
        {
            collect(&rules, classes, &window, &mut out);
        }
    }
    out.push_str(STILL);
    without_window(&out, window_size())
}

/// Those of the document, and those that the program gave it.
fn sheets(window: &Window) -> Vec<CssStyleSheet> {
    let Some(document) = window.document() else {
        return Vec::new();
    };
    let linked = document.style_sheets();
    let linked = (0..linked.length()).filter_map(|index| linked.get(index)?.dyn_into().ok());
    let adopted = js_sys::Reflect::get(&document, &"adoptedStyleSheets".into());
    let adopted = adopted.map(|sheets| sheets.unchecked_into::<Array>());
    let adopted = adopted
        .into_iter()
        .flat_map(|sheets| sheets.iter().collect::<Vec<_>>());
    linked
        .chain(adopted.filter_map(|sheet| sheet.dyn_into().ok()))
        .collect()
}

fn collect(rules: &CssRuleList, classes: &HashSet<String>, window: &Window, out: &mut String) {
    for rule in (0..rules.length()).filter_map(|index| rules.get(index)) {
        if let Some(style) = rule.dyn_ref::<CssStyleRule>() {
            if is_needed(&style.selector_text(), classes) {
                out.push_str(&rule.css_text());
            }
        } else if let Some(media) = rule.dyn_ref::<CssMediaRule>() {
            // Where the window is looked at it holds or does not; the picture is no window.
            if matches(window, &media.condition_text()) {
                collect(&media.css_rules(), classes, window, out);
            }
        }
    }
}
