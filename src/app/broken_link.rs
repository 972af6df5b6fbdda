//! Page of a link that opens nothing. It says what is wrong, and the address stays as it was.

use super::context::use_page;
use experiments::link::LinkError;
use texts::LabName;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct BrokenLinkProps {
    pub error: LinkError,
}

/// The sentence and the ways on.
#[component]
pub fn BrokenLink(props: &BrokenLinkProps) -> Html {
    let page = use_page();
    let texts = &page.texts.broken_link;
    // Those that have pages of their own, by the names that people know.
    let labs: Vec<LabName> = page.texts.shell.grouped_labs().collect();
    let keys: Vec<&str> = labs.iter().map(|&(key, _)| key).collect();
    html! {
        <section class="card sheet" id="broken-link">
            <h1>{ texts.title }</h1>
            <p role="alert">{ props.error.sentence(page.texts, &keys) }</p>
            <p class="quiet">{ texts.kept }</p>
            <p class="actions">
                <a class="button primary" href="#/">{ texts.home }</a>
                { for labs.iter().map(|(key, name)| html! { <a class="button" href={format!("#/{key}")}>{ (texts.open_lab)(name) }</a> }) }
            </p>
        </section>
    }
}
