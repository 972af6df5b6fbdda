//! Elsewhere: presses to the same game in other labs.

use super::found::FoundProps;
use page_kit::components::framing::use_is_asked_around;
use page_kit::context::use_page;
use page_model::matrix::elsewhere::elsewhere;
use yew::prelude::*;

/// A link for each lab that takes the game; none beside a lesson's question, which they would lead away from.
#[component]
pub fn ElsewhereLinks(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.elsewhere;
    let is_asked_around = use_is_asked_around();
    let links = use_memo(of.clone(), elsewhere);
    if is_asked_around {
        return Html::default();
    }
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
