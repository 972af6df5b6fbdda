//! Time: the rounds of the match.

use super::found::FoundProps;
use page_kit::components::lab_page::use_go;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::repeated::film::{at_round, captions};
use yew::prelude::*;

/// The control.
#[component]
pub fn TimeRow(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let go = use_go();
    let on_move = {
        let of = of.clone();
        go.reform(move |round: u64| (at_round(&of, round), Entry::Replace))
    };
    let [caption, widest] = captions(of, texts);
    let last = of.rounds().len() as u64;
    let position = of.position() as u64;
    html! { <TimeControl {position} {last} {caption} {widest} {on_move} speed=5.0 /> }
}
