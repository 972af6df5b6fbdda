//! Time in the game by hand: its rolls and stops.

use experiments::rrrats::RrratsExperiment;
use experiments::rrrats::table::Table;
use page_kit::components::lab_page::use_go;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::rrrats::steps::Until;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TimeRowProps {
    pub lab: RrratsExperiment,
    pub table: Rc<Table>,
}

/// The control.
#[component]
pub fn TimeRow(props: &TimeRowProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.rrrats.page;
    let until = Until::of(&props.lab, &props.table);
    let (position, last) = (until.steps as u64, until.all as u64);
    let on_move = {
        let lab = props.lab.clone();
        use_go().reform(move |step: u64| {
            let step = (step < last).then_some(step);
            (
                RrratsExperiment {
                    step,
                    ..lab.clone()
                },
                Entry::Replace,
            )
        })
    };
    let number = texts.number;
    let caption = (words.moment)(&number(position), &number(last));
    html! { <TimeControl {position} {last} {caption} {on_move} /> }
}
