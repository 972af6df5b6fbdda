//! Elsewhere: presses to the same game in other labs.

use super::found::FoundProps;
use page_kit::context::use_page;
use page_model::matrix::elsewhere::elsewhere;
use yew::prelude::*;

/// A link for each lab that takes the game.
#[component]
pub fn ElsewhereLinks(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.elsewhere;
    let links = use_memo(of.clone(), elsewhere);
    let link = |id: &'static str, label: &'static str, link: &Option<String>| {
        let link = link.as_ref();
        link.map(|link| html! { <a class="button" {id} href={format!("#/{link}")}>{ label }</a> })
    };
    html! {
        <p class="actions">
            { for link("as-repeated", words.repeated, &links.repeated) }
            { for link("as-population", words.populations, &links.populations) }
            { for link("as-bayesian", words.bayesian, &links.bayesian) }
        </p>
    }
}
