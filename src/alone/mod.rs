//! One view or scene without the page around it: presented in large type, or embedded in another page.
//!
//! `around`: what an embedded one and the page around it say to each other. `found`: what it has found, for that page.

mod around;
mod found;

use super::labs;
use around::{use_hearing, use_told_height, use_told_link};
use experiments::Opened;
use experiments::showing::Showing;
use found::{Found, ToldResult};
use page_kit::components::framing::Framing;
use page_kit::context::use_page;
use page_kit::device;
use std::rc::Rc;
use web_sys::{Document, Element};
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
    let is_embedded = showing == Showing::Embedded;
    use_told_height(&place, is_embedded);
    let link = shown_link();
    use_told_link(&link, is_embedded);
    use_hearing(&place, is_embedded);
    let content = match &props.opened {
        Some(opened) => html! { <View opened={opened.clone()} {is_embedded} /> },
        None => props.children.clone(),
    };
    let problems = props.opened.iter().flat_map(|opened| &opened.problems);
    html! {
        <div class={classes!("alone-page", class_of(showing))} ref={place}>
            <main id="content" tabindex="-1" data-ready="true">
                { for problems.map(|problem| html! { <p class="field-error" role="alert">{ problem.sentence(texts) }</p> }) }
                <ContextProvider<Showing> context={showing}>{ content }</ContextProvider<Showing>>
            </main>
            <footer class="alone-footer">
                if is_embedded {
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
fn shown_link() -> String {
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

#[derive(PartialEq, Properties)]
struct ViewProps {
    opened: Opened,
    is_embedded: bool,
}

/// The view that the link names, or the one that its lab begins with.
#[component]
fn View(props: &ViewProps) -> Html {
    let opened = &props.opened;
    let found = use_state_eq(|| None::<Found>);
    let on_found = {
        let found = found.setter();
        use_callback((), move |news: Found, ()| found.set(Some(news)))
    };
    let named = Some(opened.experiment.value("view")).filter(|name| name != "all");
    let framing = Framing {
        views: Rc::new(named.into_iter().collect()),
        asks: false,
        on_found,
    };
    let told = (*found).clone().filter(|_| props.is_embedded);
    html! {
        <>
            <ContextProvider<Framing> context={framing}>{ labs::lab(opened) }</ContextProvider<Framing>>
            if let Some(found) = told { <ToldResult {found} /> }
        </>
    }
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
