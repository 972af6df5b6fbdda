//! Simulations as time: the moments at which the searches are asked for their move.

use experiments::convergence::ConvergenceExperiment;
use page_kit::components::lab_page::use_go;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TimeRowProps {
    pub lab: ConvergenceExperiment,
}

/// The control.
#[component]
pub fn TimeRow(TimeRowProps { lab }: &TimeRowProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.convergence.page.position;
    let moments = lab.moments();
    let last = moments.len().saturating_sub(1);
    let place = lab.place_looked_at();
    let number = texts.number;
    let caption = |place: usize| {
        let [moment, end] = [place, last].map(|place| number(moments[place]));
        (words.moment)(&moment, &end)
    };
    let on_move = {
        let (lab, moments) = (lab.clone(), moments.clone());
        use_go().reform(move |place: u64| {
            let place = (place as usize).min(last);
            let look = (place < last).then(|| moments[place]);
            let lab = lab.clone();
            (ConvergenceExperiment { look, ..lab }, Entry::Replace)
        })
    };
    html! {
        <TimeControl position={place as u64} last={last as u64} caption={caption(place)} widest={caption(last)} {on_move} />
    }
}
