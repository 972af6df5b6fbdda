//! Time in the search: by steps, each an evaluation (or as many as a step has points), or by the lines of the algorithm. The
//! moment stands in the address.

use experiments::tuning::{LineAtWork, OptimizerName, TuningExperiment};
use page_kit::components::lab_page::use_go;
use page_kit::components::tabs::{Tabs, tabs, use_choose};
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tuning::pseudo_code::{Place, place};
use page_model::tuning::stage::Stage;
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
    let (step, steps) = (stage.position(), stage.last());
    let has_lines = stage.lab.first_optimizer() == Some(OptimizerName::Ntbea);
    let by_lines = use_state(|| false);
    let on_choose = use_choose(&by_lines);
    let go = {
        let lab = stage.lab.clone();
        use_go().reform(move |Place { step, line }| {
            let step = (step < steps).then_some(step);
            let lab = lab.clone();
            (TuningExperiment { step, line, ..lab }, Entry::Replace)
        })
    };
    let by_step = |step: u64| Place {
        step,
        line: LineAtWork::Choose,
    };
    let (position, last, on_move) = if has_lines && *by_lines {
        let place = place(&stage.lab, steps);
        let last = Place::last(steps).number();
        (place.number(), last, go.reform(Place::of))
    } else {
        (step, steps, go.reform(by_step))
    };
    let kinds = tabs([(false, words.code.by_steps), (true, words.code.by_lines)]);
    let kept = stage.run.history.evaluations();
    html! {
        <>
            <div class="tuning-time">
                <TimeControl {position} {last} caption={(words.moment)(&number(step), &number(steps))} {on_move} />
                if has_lines {
                    <Tabs<bool> id="step-by" label={words.code.step_by} is_labelled=true tabs={kinds} chosen={*by_lines} {on_choose} />
                }
            </div>
            if kept < stage.run.evaluations {
                <p class="quiet small">{ (words.not_kept)(&number(kept)) }</p>
            }
        </>
    }
}
