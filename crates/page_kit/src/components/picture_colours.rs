//! Colours of the style sheet as they are now, for pictures that leave the page.

use web_sys::HtmlElement;

/// The values of these variables.
pub fn colours(names: &[&str]) -> Vec<(String, String)> {
    let body = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.body());
    let Some(body) = body else {
        return Vec::new();
    };
    let value = |name: &&str| Some(((*name).to_owned(), colour(&body, name)?));
    names.iter().filter_map(value).collect()
}

/// Asked of an element that wears it, since the variable itself may say "light or dark".
fn colour(wearer: &HtmlElement, name: &str) -> Option<String> {
    let style = wearer.style();
    let before = style.get_property_value("color").ok()?;
    style.set_property("color", &format!("var({name})")).ok()?;
    let computed = web_sys::window()?.get_computed_style(wearer).ok()??;
    let colour = computed.get_property_value("color").ok();
    style.set_property("color", &before).ok()?;
    colour
}
