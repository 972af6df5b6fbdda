//! Broken round: what is wrong with an address that names none, and the way to those that there are.

use classes::playing::fault::RoundError;
use lessons::link::CLASS;
use page_kit::context::use_page;
use texts::capital;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct BrokenRoundProps {
    pub error: RoundError,
}

/// The page in place of the round.
#[component]
pub fn BrokenRound(BrokenRoundProps { error }: &BrokenRoundProps) -> Html {
    let words = &use_page().texts.playing;
    html! {
        <section class="card sheet play-page">
            <h1>{ words.broken }</h1>
            <p role="alert">{ format!("{}.", capital(&error.to_string())) }</p>
            <p><a href={format!("#/{CLASS}")}>{ words.heading }</a></p>
        </section>
    }
}
