//! One view or scene without the page around it: presented in large type, or embedded in another page.
//!
//! An embedded one tells the page around it how high it is, so that the frame can be made as high (`docs/EMBEDDING.md`). It says
//! nothing else, and hears nothing.

use super::labs;
use experiments::Opened;
use experiments::showing::Showing;
use js_sys::{Object, Reflect};
use page_kit::components::framing::Framing;
use page_kit::context::use_page;
use page_kit::device;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlElement, ResizeObserver};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AloneProps {
    /// Not as a page.
    pub showing: Showing,
    /// What the link of a lab opened; `None` for everything else, which is shown as it is.
    pub opened: Option<Opened>,
    pub children: Html,
}

/// What is shown alone.
#[component]
pub fn Alone(props: &AloneProps) -> Html {
    let texts = use_page().texts;
    let place = use_node_ref();
    let showing = props.showing;
    use_marked_root(showing);
    use_told_height(&place, showing == Showing::Embedded);
    let content = match &props.opened {
        Some(opened) => view(opened),
        None => props.children.clone(),
    };
    let problems = props.opened.iter().flat_map(|opened| &opened.problems);
    let link = use_shown_link();
    html! {
        <div class={classes!("alone-page", class_of(showing))} ref={place}>
            <main id="content" tabindex="-1" data-ready="true">
                { for problems.map(|problem| html! { <p class="field-error" role="alert">{ problem.sentence(texts) }</p> }) }
                <ContextProvider<Showing> context={showing}>{ content }</ContextProvider<Showing>>
            </main>
            <footer class="alone-footer">
                if showing == Showing::Embedded {
                    <a href={device::url(&link)} target="_blank" rel="noopener">{ texts.share.open_here }</a>
                } else {
                    <a class="button" href={format!("#/{link}")}>{ texts.share.leave }</a>
                    <button id="full-screen" onclick={|_: MouseEvent| device::toggle_full_screen()}>{ texts.share.full_screen }</button>
                }
            </footer>
        </div>
    }
}

/// The address as it is, to be shown as a page.
#[hook]
fn use_shown_link() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    let hash = hash.unwrap_or_default();
    let path = hash.trim_start_matches('#').trim_start_matches('/');
    Showing::without(path).into_owned()
}

fn class_of(showing: Showing) -> &'static str {
    match showing {
        Showing::Embedded => "embedded",
        _ => "presented",
    }
}

/// The view that the link names, or the one that its lab begins with.
fn view(opened: &Opened) -> Html {
    let named = Some(opened.experiment.value("view")).filter(|name| name != "all");
    let framing = Framing {
        views: Rc::new(named.into_iter().collect()),
        asks: false,
        on_found: Callback::noop(),
    };
    html! { <ContextProvider<Framing> context={framing}>{ labs::lab(opened) }</ContextProvider<Framing>> }
}

/// Lets the style sheets know, and the links of what is embedded, which lead out of the frame.
#[hook]
fn use_marked_root(showing: Showing) {
    use_effect_with(showing, |&showing| {
        let document = web_sys::window().and_then(|window| window.document());
        let base = document
            .as_ref()
            .filter(|_| showing == Showing::Embedded)
            .and_then(leading_out);
        let root = document.and_then(|document| document.document_element());
        if let Some(root) = &root {
            // Refused only for names that are none.
            let _ = root.set_attribute("data-showing", class_of(showing));
        }
        move || {
            if let Some(base) = base {
                base.remove();
            }
            if let Some(root) = root {
                // Without the attribute there is nothing to take away.
                let _ = root.remove_attribute("data-showing");
            }
        }
    });
}

/// Makes links open in a window of their own.
fn leading_out(document: &Document) -> Option<Element> {
    let base = document.create_element("base").ok()?;
    base.set_attribute("target", "_blank").ok()?;
    document.head()?.append_child(&base).ok()?;
    Some(base)
}

/// Tells the page around this one how high it is, now and whenever that changes.
#[hook]
fn use_told_height(place: &NodeRef, is_embedded: bool) {
    let place = place.clone();
    use_effect_with(is_embedded, move |&is_embedded| {
        let element = place.cast::<HtmlElement>().filter(|_| is_embedded);
        let observing = element.and_then(|element| {
            let told = element.clone();
            let tell = Closure::<dyn FnMut()>::new(move || tell_height(told.offset_height()));
            let observer = ResizeObserver::new(tell.as_ref().unchecked_ref()).ok()?;
            observer.observe(&element);
            Some((observer, tell))
        });
        move || {
            if let Some((observer, _)) = observing {
                observer.disconnect();
            }
        }
    });
}

/// To everyone: what is told is how high a picture is.
fn tell_height(height: i32) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let Ok(Some(parent)) = window.parent() else {
        return;
    };
    let message = Object::new();
    let entries: [(&str, JsValue); 2] = [
        ("type", "saddlepoint-height".into()),
        ("height", height.into()),
    ];
    for (key, value) in entries {
        // Refused only by objects that are frozen.
        let _ = Reflect::set(&message, &key.into(), &value);
    }
    // A page that has gone hears nothing.
    let _ = parent.post_message(&message, "*");
}
