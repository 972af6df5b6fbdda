//! Time in the search: by steps, each an evaluation (or as many as a step has points). The moment stands in the address.

use super::stage::Stage;
use crate::app::components::lab_page::use_go;
use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::tuning::TuningLab;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TimeRowProps {
    pub stage: Stage,
}

/// The control.
#[component]
pub fn TimeRow(props: &TimeRowProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page;
    let number = texts.number;
    let stage = &props.stage;
    let (position, last) = (stage.position(), stage.last());
    let on_move = {
        let lab = stage.lab.clone();
        use_go().reform(move |step: u64| {
            let step = (step < last).then_some(step);
            let lab = lab.clone();
            (TuningLab { step, ..lab }, Entry::Replace)
        })
    };
    let kept = stage.run.history.evaluations();
    html! {
        <>
            <TimeControl {position} {last} caption={(words.moment)(&number(position), &number(last))} {on_move} />
            if kept < stage.run.evaluations {
                <p class="quiet small">{ (words.not_kept)(&number(kept)) }</p>
            }
        </>
    }
}
