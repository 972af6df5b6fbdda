//! Frame of every page: name, labs, footer.

use super::Words;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FrameProps {
    pub words: Words,
    /// The labs.
    pub navigation: Html,
    /// What stands at the end of the header.
    #[prop_or_default]
    pub tools: Html,
    /// Which version this is, as a sentence.
    #[prop_or_default]
    pub version: AttrValue,
    /// Whether the page can be used.
    #[prop_or_default]
    pub is_ready: bool,
    #[prop_or_default]
    pub on_skip: Callback<MouseEvent>,
    pub children: Html,
}

/// Header, content, footer.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let texts = &props.words.0.shell;
    html! {
        <>
            <a class="skip" href="#content" onclick={props.on_skip.clone()}>{ texts.skip }</a>
            <header class="shell-header">
                <a class="brand" href="#/" aria-label={texts.home}>
                    { texts.brand.0 }<i>{ texts.brand.1 }</i>
                </a>
                { props.navigation.clone() }
                { props.tools.clone() }
            </header>
            <main id="content" tabindex="-1" data-ready={props.is_ready.then_some("true")}>{ props.children.clone() }</main>
            <footer class="shell-footer">
                <p>{ texts.promise }</p>
                <p><a href="./about/">{ texts.about }</a>{ " · " }<a href="./changelog.txt">{ texts.update.news }</a>{ " · " }<a href="./licences.txt">{ texts.licences }</a>{ " · " }<span class="number">{ &props.version }</span></p>
            </footer>
        </>
    }
}
