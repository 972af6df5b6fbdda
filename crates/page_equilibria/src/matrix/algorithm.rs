//! An algorithm to watch: which one, and its steps.

use super::found::FoundProps;
use super::supports::SupportsView;
use super::way::WayView;
use experiments::Experiment;
use experiments::matrix::Algorithm;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use yew::prelude::*;

/// The algorithm.
#[component]
pub fn AlgorithmView(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let text = words.algorithm_sentence;
    html! {
        <div class="rows" id="algorithm">
            <Sentence experiment={Experiment::from(of.lab.clone())} {text} />
            if of.lab.algorithm == Algorithm::LemkeHowson { <WayView of={of.clone()} /> } else { <SupportsView of={of.clone()} /> }
        </div>
    }
}
