//! Uses of the ratings: the way to searches that are told them, on the same board.

use experiments::ratings::RatingsResult;
use games::connect_four::Setup;
use page_model::ratings::links;
use texts::RatingsTexts;
use yew::prelude::*;

/// The links, and the text for others.
pub fn uses(setup: Setup, learned: &RatingsResult, words: &RatingsTexts) -> Html {
    let link = |(name, link): (&&'static str, Option<String>)| {
        link.map(|link| html! { <li><a href={format!("#/{link}")}>{ *name }</a></li> })
    };
    html! {
        <div class="rows" id="uses">
            <p>{ words.use_lead }</p>
            <ul class="links">{ for words.uses.iter().zip(links(setup, learned)).filter_map(link) }</ul>
            <p class="quiet small">{ words.as_text }{ " " }<code id="elo">{ learned.ratings.clone() }</code></p>
        </div>
    }
}
