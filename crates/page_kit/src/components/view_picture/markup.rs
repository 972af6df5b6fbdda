//! A view's elements as a picture of its own: SVG, with the elements inside (`foreignObject`) and the style they need.
//!
//! Browsers draw such a picture just as the page; programs that draw no HTML in SVG show nothing of it, and for those there is PNG.

use super::sheets;
use crate::provenance::remarks;
use drawing::svg::escaped;
use std::collections::HashSet;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Element, HtmlCanvasElement, HtmlElement, HtmlInputElement, HtmlSelectElement,
    HtmlTextAreaElement, NodeList, SvgElement, XmlSerializer,
};

const SVG: &str = "http://www.w3.org/2000/svg";
/// Smaller ones are icons, in square pixels.
const MIN_DRAWING: f64 = 20_000.0;

/// What a picture looks like, besides what it shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// As the page is, light, dark.
    pub theme: usize,
    pub is_transparent: bool,
    /// With everything around the drawing: headings, text, controls.
    pub is_whole: bool,
}

impl Look {
    fn theme_name(self) -> &'static str {
        match self.theme {
            1 => "light",
            2 => "dark",
            _ if sheets::is_dark() => "dark",
            _ => "light",
        }
    }
}

/// The picture of a view, as large as it is on the screen.
///
/// # Errors
/// Where a browser cannot copy an element.
pub fn picture(view: &HtmlElement, look: Look) -> Result<String, JsValue> {
    let shown = view.get_bounding_client_rect();
    let (width, height) = (shown.width().ceil(), shown.height().ceil());
    let copy: HtmlElement = view.clone_node_with_deep(true)?.unchecked_into();
    keep_state(view, &copy)?;
    for (name, value) in [
        ("width", format!("{width}px")),
        ("height", format!("{height}px")),
        ("margin", "0".to_owned()),
        ("box-sizing", "border-box".to_owned()),
    ] {
        copy.style().set_property(name, &value)?;
    }
    if look.is_transparent {
        for name in ["background", "box-shadow"] {
            copy.style().set_property(name, "none")?;
        }
        copy.style().set_property("border-color", "transparent")?;
    }
    let whole = within_its_ancestors(view, copy.unchecked_into())?;
    let inside = XmlSerializer::new()?.serialize_to_string(&whole)?;
    let inside =
        format!("<foreignObject width=\"{width}\" height=\"{height}\">{inside}</foreignObject>");
    document((width, height), look, &classes(&whole)?, &inside)
}

/// The drawing of a view: the largest of its SVG elements; `None` where it has none, a board of HTML, say.
pub fn drawing_of(view: &Element) -> Option<SvgElement> {
    let drawings = view.query_selector_all("svg").ok()?;
    let all = elements(&drawings).filter_map(|element| element.dyn_into::<SvgElement>().ok());
    let area = |drawing: &SvgElement| {
        let shown = drawing.get_bounding_client_rect();
        shown.width() * shown.height()
    };
    let is_large = |drawing: &SvgElement| area(drawing) >= MIN_DRAWING;
    all.filter(is_large)
        .max_by(|a, b| area(a).total_cmp(&area(b)))
}

/// A drawing alone, as large as it is on the screen: nothing of HTML is in it, so every program draws it.
///
/// # Errors
/// Where a browser cannot copy an element.
pub fn drawing(drawing: &SvgElement, look: Look) -> Result<String, JsValue> {
    let shown = drawing.get_bounding_client_rect();
    let (width, height) = (shown.width().ceil(), shown.height().ceil());
    let copy: Element = drawing.clone_node_with_deep(true)?.unchecked_into();
    copy.set_attribute("width", &width.to_string())?;
    copy.set_attribute("height", &height.to_string())?;
    let whole = within_groups(drawing, copy)?;
    let computed = web_sys::window().and_then(|window| window.get_computed_style(drawing).ok()?);
    // What it inherits from the page. Not as an attribute, which the page's policy forbids.
    if let (Some(computed), Some(outermost)) = (computed, whole.dyn_ref::<SvgElement>()) {
        for name in ["font-family", "font-size", "color"] {
            let value = computed.get_property_value(name)?;
            outermost.style().set_property(name, &value)?;
        }
    }
    let inside = XmlSerializer::new()?.serialize_to_string(&whole)?;
    document((width, height), look, &classes(&whole)?, &inside)
}

/// The file of a picture, from what is in it.
fn document(
    (width, height): (f64, f64),
    look: Look,
    classes: &HashSet<String>,
    inside: &str,
) -> Result<String, JsValue> {
    let style = escaped(&sheets::of(classes));
    let ground = if look.is_transparent {
        String::new()
    } else {
        format!("<rect width=\"{width}\" height=\"{height}\" style=\"fill:var(--paper)\"/>")
    };
    let (theme, origin) = (look.theme_name(), escaped(&remarks().join("\n")));
    Ok(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" data-theme=\"{theme}\"><desc>{origin}</desc><style>{style}</style>{ground}{inside}</svg>\n"
    ))
}

fn elements(list: &NodeList) -> impl Iterator<Item = Element> {
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok())
}

/// What a copy of an element does not have by itself: what is drawn on a canvas, typed, chosen. The way to the view alone leads nowhere
/// from a picture.
fn keep_state(view: &HtmlElement, copy: &HtmlElement) -> Result<(), JsValue> {
    let (originals, copies) = (view.query_selector_all("*")?, copy.query_selector_all("*")?);
    let pairs: Vec<(Element, Element)> = elements(&originals).zip(elements(&copies)).collect();
    for (original, copied) in pairs {
        if let Some(canvas) = original.dyn_ref::<HtmlCanvasElement>() {
            replace_by_image(canvas, &copied)?;
        } else if let Some(input) = original.dyn_ref::<HtmlInputElement>() {
            copied.set_attribute("value", &input.value())?;
            copied.toggle_attribute_with_force("checked", input.checked())?;
        } else if let Some(area) = original.dyn_ref::<HtmlTextAreaElement>() {
            copied.set_text_content(Some(&area.value()));
        } else if let Some(select) = original.dyn_ref::<HtmlSelectElement>() {
            let options = copied.query_selector_all("option")?;
            for (index, option) in elements(&options).enumerate() {
                let is_chosen = i32::try_from(index) == Ok(select.selected_index());
                option.toggle_attribute_with_force("selected", is_chosen)?;
            }
        }
    }
    if let Some(link) = copy.query_selector(".alone")? {
        link.remove();
    }
    Ok(())
}

fn replace_by_image(canvas: &HtmlCanvasElement, copied: &Element) -> Result<(), JsValue> {
    let document = canvas.owner_document().ok_or(JsValue::UNDEFINED)?;
    let image: HtmlElement = document.create_element("img")?.unchecked_into();
    image.set_attribute("src", &canvas.to_data_url()?)?;
    image.set_attribute("class", &canvas.class_name())?;
    let size = canvas.get_bounding_client_rect();
    for (name, length) in [("width", size.width()), ("height", size.height())] {
        image.style().set_property(name, &format!("{length}px"))?;
    }
    copied.replace_with_with_node_1(&image)
}

/// Inside of copies of what it stands in on the page, which take no room: rules and inherited values are the same there.
fn within_its_ancestors(view: &HtmlElement, copy: Element) -> Result<Element, JsValue> {
    within(view, copy, |ancestor| {
        let shell: HtmlElement = ancestor.clone_node_with_deep(false)?.unchecked_into();
        shell.style().set_property("display", "contents")?;
        Ok(shell.unchecked_into())
    })
}

/// Inside of groups that stand for what it stands in on the page: rules that ask for those find them.
fn within_groups(drawing: &SvgElement, copy: Element) -> Result<Element, JsValue> {
    within(drawing, copy, |ancestor| {
        let document = ancestor.owner_document().ok_or(JsValue::UNDEFINED)?;
        let group = document.create_element_ns(Some(SVG), "g")?;
        let names = ancestor.get_attribute_names();
        for name in names.iter().filter_map(|name| name.as_string()) {
            if name == "class" || name == "id" || name.starts_with("data-") {
                let value = ancestor.get_attribute(&name).unwrap_or_default();
                group.set_attribute(&name, &value)?;
            }
        }
        Ok(group)
    })
}

/// A copy of `original` inside of a shell for each element that this stands in, from the inmost.
fn within(
    original: &Element,
    copy: Element,
    shell: impl Fn(&Element) -> Result<Element, JsValue>,
) -> Result<Element, JsValue> {
    let mut whole = copy;
    let mut around = original.parent_element();
    while let Some(ancestor) = around {
        let outer = shell(&ancestor)?;
        outer.append_child(&whole)?;
        whole = outer;
        around = ancestor.parent_element();
    }
    Ok(whole)
}

fn classes(whole: &Element) -> Result<HashSet<String>, JsValue> {
    let with_classes = whole.query_selector_all("[class]")?;
    let all = elements(&with_classes).chain([whole.clone()]);
    let names = all.filter_map(|element| element.get_attribute("class"));
    Ok(names
        .flat_map(|names| {
            names
                .split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        })
        .collect())
}
