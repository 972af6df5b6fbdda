//! Time in a game of Aliens: its steps.

use experiments::aliens::AliensExperiment;
use page_kit::components::lab_page::use_go;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TimeRowProps {
    pub lab: AliensExperiment,
    /// Steps of the whole game.
    pub last: u64,
    /// Whether somebody plays by hand: then the keys are theirs.
    pub is_live: bool,
}

/// The control.
#[component]
pub fn TimeRow(props: &TimeRowProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.aliens.page;
    let TimeRowProps { lab, last, is_live } = props;
    let last = *last;
    let position = lab.step.map_or(last, |step| step.min(last));
    let on_move = {
        let lab = lab.clone();
        use_go().reform(move |step: u64| {
            let step = (step < last).then_some(step);
            (
                AliensExperiment {
                    step,
                    ..lab.clone()
                },
                Entry::Replace,
            )
        })
    };
    let number = texts.number;
    let caption = (words.step)(&number(position), &number(last));
    let widest = (words.step)(&number(last), &number(last));
    html! { <TimeControl {position} {last} {caption} {widest} {on_move} has_keys={!is_live} /> }
}
