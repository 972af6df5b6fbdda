//! Shell of every page: the frame of the first page, with what needs a browser.

use super::glossary::{AskedTerm, GlossaryButton};
use super::labs_navigation::LabsNavigation;
use super::scrolling::use_scrolling_regions;
use super::site_search::SiteSearchButton;
use super::theme::Theme;
use page_kit::components::focus::use_disabled_buttons;
use page_kit::components::icons::{IconName, icon};
use page_kit::context::use_page;

use experiments::Experiment;
use first_page::{Frame, Words};
use runner::protocol::BUILD;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ShellProps {
    /// The experiment that is open.
    pub open: Option<Experiment>,
    pub children: Html,
}

/// Header, content, footer.
#[component]
pub fn Shell(props: &ShellProps) -> Html {
    let texts = use_page().texts;
    use_scrolling_regions(texts.scrolling);
    use_disabled_buttons();
    let lab = props.open.as_ref().map(Experiment::lab);
    let asked = use_state_eq(AskedTerm::default);
    let on_term = {
        let asked = asked.clone();
        Callback::from(move |name: AttrValue| {
            let times = asked.times + 1;
            asked.set(AskedTerm { name, times });
        })
    };
    let tools = html! { <><SiteSearchButton {on_term} /><GlossaryButton {lab} asked={(*asked).clone()} /><ThemeButton /></> };
    let navigation = html! { <LabsNavigation open={props.open.clone()} /> };
    html! {
        <Frame words={Words(texts)} {navigation} {tools} version={(texts.shell.version)(BUILD)}
            is_ready=true on_skip={skip_to_content()}>
            { props.children.clone() }
        </Frame>
    }
}

/// The hash belongs to experiments, so the skip link moves the focus itself.
fn skip_to_content() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        focus_content();
    })
}

/// The content has a tabindex, and so takes the focus. `None` where there is nobody to give it.
fn focus_content() -> Option<()> {
    let content = web_sys::window()?
        .document()?
        .get_element_by_id("content")?;
    content.dyn_into::<HtmlElement>().ok()?.focus().ok()
}

/// The same where nothing has the focus: what had it belongs to a page that is gone.
pub fn focus_content_if_lost() {
    let document = web_sys::window().and_then(|window| window.document());
    let focused = document.and_then(|document| document.active_element());
    if focused.is_none_or(|element| element.tag_name() == "BODY") {
        focus_content();
    }
}

#[component]
fn ThemeButton() -> Html {
    let texts = &use_page().texts.shell;
    let theme = use_state(Theme::kept);
    let (name, label) = match *theme {
        Theme::System => (IconName::System, texts.theme_system),
        Theme::Light => (IconName::Sun, texts.theme_light),
        Theme::Dark => (IconName::Moon, texts.theme_dark),
    };
    let onclick = {
        let theme = theme.clone();
        Callback::from(move |_| {
            let next = theme.next();
            next.apply();
            theme.set(next);
        })
    };
    html! {
        <button class="icon-button" {onclick} aria-label={label} title={label}>
            { icon(name) }
        </button>
    }
}
