//! Openings: the one that is chosen. Drawn when the page is built too, where nobody presses anything.

use super::bluff::BluffOpening;
use super::connect_four::ConnectFourOpening;
use super::focus::use_focus_after;
use super::opening::Opening;
use super::penalty::PenaltyOpening;
use super::repeated::RepeatedOpening;
use super::ultimatum::UltimatumOpening;
use first_page::Words;
use texts::OpeningsTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct OpeningsProps {
    pub words: Words<OpeningsTexts>,
}

/// The opening that is chosen.
#[component]
pub fn Openings(OpeningsProps { words }: &OpeningsProps) -> Html {
    let words = *words;
    let chosen = use_state_eq(Opening::default);
    let on_choose = {
        let chosen = chosen.setter();
        use_callback((), move |opening, ()| chosen.set(opening))
    };
    // The dots are drawn anew with each opening: who has pressed one stays on it.
    use_focus_after(*chosen, ".opening-dots [aria-pressed=true]");
    match *chosen {
        Opening::ConnectFour => html! { <ConnectFourOpening {words} {on_choose} /> },
        Opening::Penalty => html! { <PenaltyOpening {words} {on_choose} /> },
        Opening::Bluff => html! { <BluffOpening {words} {on_choose} /> },
        Opening::Ultimatum => html! { <UltimatumOpening {words} {on_choose} /> },
        Opening::Repeated => html! { <RepeatedOpening {words} {on_choose} /> },
    }
}
