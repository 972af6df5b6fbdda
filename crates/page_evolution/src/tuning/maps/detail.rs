//! The cell that is looked at, in a line: what the model says about it, and what is true.

use page_model::tuning::maps::known::Known;
use page_model::tuning::maps::words::detail as told;
use page_model::tuning::stage::Stage;
use texts::Texts;
use yew::prelude::*;

/// The line; how to look at a cell where none is looked at.
pub fn detail(stage: &Stage, known: &Known, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.maps;
    let Some(told) = told(stage, known, texts) else {
        return html! { <p class="map-detail quiet small" id="map-detail">{ words.press }</p> };
    };
    html! {
        <p class="map-detail small" id="map-detail" aria-live="polite"><strong>{ told.name }</strong>{ ": " }{ told.sentences }</p>
    }
}
