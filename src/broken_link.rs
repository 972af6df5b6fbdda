//! Page of a link that opens nothing. It says what is wrong, and the address stays as it was.

use experiments::link::LinkError;
use page_kit::context::use_page;
use texts::ListedLab;
use yew::prelude::*;

/// The lab that has a page, and no tile of its own on the first one.
const SOLVE: &str = "solve";

#[derive(PartialEq, Properties)]
pub struct BrokenLinkProps {
    pub error: LinkError,
}

/// The sentence and the ways on.
#[component]
pub fn BrokenLink(props: &BrokenLinkProps) -> Html {
    let page = use_page();
    let texts = &page.texts.broken_link;
    // Those that have pages of their own, as they open, by the names that people know.
    let labs: Vec<&ListedLab> = page.texts.shell.listed_labs().collect();
    let mut keys: Vec<&str> = labs.iter().map(|lab| lab.key).collect();
    keys.push(SOLVE);
    html! {
        <section class="card sheet" id="broken-link">
            <h1>{ texts.title }</h1>
            <p role="alert">{ props.error.sentence(page.texts, &keys) }</p>
            <p class="quiet">{ texts.kept }</p>
            <p class="actions">
                <a class="button primary" href="#/">{ texts.home }</a>
                { for labs.iter().map(|lab| html! { <a class="button" href={format!("#/{}", lab.link)}>{ (texts.open_lab)(lab.name) }</a> }) }
                <a class="button" href={format!("#/{SOLVE}")}>{ (texts.open_lab)(page.texts.shell.lab_name(SOLVE)) }</a>
            </p>
        </section>
    }
}
