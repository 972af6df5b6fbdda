//! What surrounds every page: name, labs, theme, footer.

use super::components::focus::use_resting_buttons;
use super::components::icons::{Icon, IconName};
use super::components::scrolling::use_scrolling_regions;
use super::context::use_page;
use super::labs_navigation::LabsNavigation;
use super::theme::Theme;

use experiments::Experiment;
use runner::protocol::BUILD;
use texts::Texts;
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
    use_regions(texts);
    let texts = &texts.shell;
    use_resting_buttons();
    html! {
        <>
            <a class="skip" href="#content" onclick={skip_to_content()}>{ texts.skip }</a>
            <header class="shell-header">
                <a class="brand" href="#/" aria-label={texts.home}>
                    { texts.brand.0 }<i>{ texts.brand.1 }</i>
                </a>
                <LabsNavigation open={props.open.clone()} />
                <ThemeButton />
            </header>
            <main id="content" tabindex="-1" data-ready="true">{ props.children.clone() }</main>
            <footer class="shell-footer">
                <p>{ texts.promise }</p>
                <p class="number">{ (texts.version)(BUILD) }</p>
            </footer>
        </>
    }
}

#[hook]
fn use_regions(texts: &Texts) {
    use_scrolling_regions(texts.scrolling);
}

/// The hash belongs to experiments, so the skip link moves the focus itself.
fn skip_to_content() -> Callback<MouseEvent> {
    use wasm_bindgen::JsCast;
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        let content = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.get_element_by_id("content"))
            .and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(content) = content {
            // An element with a tabindex takes the focus.
            let _ = content.focus();
        }
    })
}

#[component]
fn ThemeButton() -> Html {
    let texts = &use_page().texts.shell;
    let theme = use_state(Theme::kept);
    let (icon, label) = match *theme {
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
            <Icon name={icon} />
        </button>
    }
}
