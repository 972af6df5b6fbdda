//! The algorithm as pseudo-code, as its switches are set, with the line at work.

use experiments::minimax::MinimaxExperiment;
use page_kit::components::pseudo_code::PseudoCode as Lines;
use page_kit::context::use_page;
use page_model::minimax::pseudo_code::lines;
use page_model::minimax::view::SideView;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AlgorithmProps {
    pub lab: MinimaxExperiment,
    pub side: SideView,
}

/// The pseudo-code.
#[component]
pub fn PseudoCode(props: &AlgorithmProps) -> Html {
    let texts = use_page().texts;
    let lines = lines(&props.lab, &props.side, texts);
    html! { <Lines label={texts.labs.minimax.page.code} {lines} /> }
}
