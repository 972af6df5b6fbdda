//! Where a link leads that opens nothing. It says what is wrong, and the address stays as it was.

use super::context::use_page;
use crate::experiments::LABS;
use crate::experiments::link::LinkError;
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
    html! {
        <section class="sheet" id="broken-link">
            <h1>{ texts.title }</h1>
            <p role="alert">{ props.error.sentence(page.texts, LABS) }</p>
            <p class="quiet">{ texts.kept }</p>
            <p class="actions">
                <a class="button primary" href="#/">{ texts.home }</a>
                { for LABS.iter().map(|lab| html! { <a class="button" href={format!("#/{lab}")}>{ (texts.open_lab)(lab) }</a> }) }
            </p>
        </section>
    }
}
