//! Experiments that are offered to a class, each with the way to its teacher's page.

use classes::playing::round::PLAY;
use page_kit::context::use_page;
use page_model::kit::route::OF_CLASS;
use texts::OfferedGame;
use yew::prelude::*;

/// The list.
#[component]
pub fn OfferedGames() -> Html {
    let words = &use_page().texts.playing;
    let item = |place: &str, offered: &OfferedGame| {
        html! {
            <li><a href={format!("#/{place}{}", offered.link)}><b>{ offered.title }</b><span>{ offered.about }</span></a></li>
        }
    };
    let of_class = format!("{OF_CLASS}{PLAY}");
    let one = |offered| item(&of_class, offered);
    html! {
        <section class="card sheet" id="offered-games">
            <h2>{ words.heading }</h2>
            <p>{ words.lead }</p>
            <ul class="offered-games">{ for words.offered.iter().map(one) }{ item("", &words.tournament) }</ul>
        </section>
    }
}
