//! Openings as they are played: what `page_model::home::openings` holds and says, drawn, with a worker where one is asked.

mod bluff;
mod connect_four;
mod penalty;
mod played;
mod repeated;
mod ultimatum;

use bluff::BluffPlayed;
use connect_four::ConnectFourPlayed;
use page_model::home::openings::Opening;
use penalty::PenaltyPlayed;
use repeated::RepeatedPlayed;
use ultimatum::UltimatumPlayed;
use yew::prelude::*;

/// The opening that is chosen.
#[component]
pub fn Openings() -> Html {
    let chosen = use_state_eq(Opening::default);
    let on_choose = {
        let chosen = chosen.setter();
        use_callback((), move |opening, ()| chosen.set(opening))
    };
    match *chosen {
        Opening::ConnectFour => html! { <ConnectFourPlayed {on_choose} /> },
        Opening::Penalty => html! { <PenaltyPlayed {on_choose} /> },
        Opening::Bluff => html! { <BluffPlayed {on_choose} /> },
        Opening::Ultimatum => html! { <UltimatumPlayed {on_choose} /> },
        Opening::Repeated => html! { <RepeatedPlayed {on_choose} /> },
    }
}
