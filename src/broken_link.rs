//! Page of a link that opens nothing. It says what is wrong, and the address stays as it was.

use experiments::link::LinkError;
use texts::{ListedLab, Texts};
use yew::prelude::*;

/// The lab that has a page, and no tile of its own on the first one.
const SOLVE: &str = "solve";

/// The sentence and the ways on.
pub fn broken_link(error: &LinkError, all: &Texts) -> Html {
    let texts = &all.broken_link;
    // Those that have pages of their own, as they open, by the names that people know.
    let labs: Vec<&ListedLab> = all.shell.listed_labs().collect();
    let mut keys: Vec<&str> = labs.iter().map(|lab| lab.key).collect();
    keys.push(SOLVE);
    html! {
        <section class="card sheet" id="broken-link">
            <h1>{ texts.title }</h1>
            <p role="alert">{ error.sentence(all, &keys) }</p>
            <p class="quiet">{ texts.kept }</p>
            <p class="actions">
                <a class="button primary" href="#/">{ texts.home }</a>
                { for labs.iter().map(|lab| html! { <a class="button" href={format!("#/{}", lab.link)}>{ (texts.open_lab)(lab.name) }</a> }) }
                <a class="button" href={format!("#/{SOLVE}")}>{ (texts.open_lab)(all.shell.lab_name(SOLVE)) }</a>
            </p>
        </section>
    }
}
