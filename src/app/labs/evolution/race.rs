//! Race of a generation: how it was decided whether the offspring is better, by tests or game by game.

use super::by_games::ByGames;
use super::by_tests::ByTests;
use crate::app::components::tabs::{Tabs, tabs};
use crate::app::context::use_page;
use experiments::evolution::{EvolutionLab, Step, StepBy};
use experiments::generation::Accepted;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RaceViewProps {
    pub lab: EvolutionLab,
    pub step: Rc<Step>,
    /// The generations before it that were accepted.
    pub accepted: Accepted,
    /// Whether it is to be looked at longer than until the next one is over.
    pub is_settled: bool,
    /// To another moment.
    pub on_go: Callback<EvolutionLab>,
}

/// The race, and time in it.
#[component]
pub fn RaceView(props: &RaceViewProps) -> Html {
    let texts = use_page().texts;
    let RaceViewProps {
        lab, step, on_go, ..
    } = props;
    html! {
        <div class="rows" id="race">
            { steps(lab, on_go, texts) }
            if lab.step_by == StepBy::Games {
                <ByGames lab={lab.clone()} step={step.clone()} accepted={props.accepted.clone()}
                    is_settled={props.is_settled} on_go={on_go.clone()} />
            } else {
                <ByTests lab={lab.clone()} step={step.clone()} on_go={on_go.clone()} />
            }
        </div>
    }
}

/// What a step inside the generation is.
fn steps(lab: &EvolutionLab, on_go: &Callback<EvolutionLab>, texts: &'static Texts) -> Html {
    let words = &texts.labs.racing.page.course;
    let steps = tabs([
        (StepBy::Tests, words.by_tests),
        (StepBy::Games, words.by_games),
    ]);
    let on_choose = {
        let lab = lab.clone();
        on_go.reform(move |step_by: StepBy| EvolutionLab {
            step_by,
            ..lab.clone()
        })
    };
    html! { <Tabs<StepBy> id="step-by" label={words.step_by} is_labelled=true tabs={steps} chosen={lab.step_by} {on_choose} /> }
}
