//! Experiments that are offered to a class, each with the way to its teacher's page.

use page_kit::context::use_page;
use page_model::kit::route::OF_CLASS;
use texts::OfferedGame;
use yew::prelude::*;

/// The list.
#[component]
pub fn OfferedGames() -> Html {
    let words = &use_page().texts.playing;
    let one = |offered: &OfferedGame| {
        html! {
            <li><a href={format!("#/{OF_CLASS}play/{}", offered.link)}><b>{ offered.title }</b><span>{ offered.about }</span></a></li>
        }
    };
    html! {
        <section class="card sheet" id="offered-games">
            <h2>{ words.heading }</h2>
            <p>{ words.lead }</p>
            <ul class="offered-games">{ for words.offered.iter().map(one) }</ul>
        </section>
    }
}
