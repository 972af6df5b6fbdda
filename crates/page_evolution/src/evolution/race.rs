//! Race of a generation: how it was decided whether the offspring is better, by tests or game by game.

use super::by_games::{ByGames, RaceProps};
use super::by_tests::by_tests;
use experiments::evolution::{EvolutionExperiment, StepBy};
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use texts::Texts;
use yew::prelude::*;

/// The race, and time in it.
#[component]
pub fn RaceView(props: &RaceProps) -> Html {
    let texts = use_page().texts;
    let RaceProps {
        lab, step, on_go, ..
    } = props;
    html! {
        <div class="rows" id="race">
            { steps(lab, on_go, texts) }
            if lab.step_by == StepBy::Games {
                <ByGames ..props.clone() />
            } else {
                { by_tests(lab, step, on_go, texts) }
            }
        </div>
    }
}

/// What a step inside the generation is.
fn steps(
    lab: &EvolutionExperiment,
    on_go: &Callback<EvolutionExperiment>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.racing.page.course;
    let steps = tabs([
        (StepBy::Tests, words.by_tests),
        (StepBy::Games, words.by_games),
    ]);
    let on_choose = {
        let lab = lab.clone();
        on_go.reform(move |step_by: StepBy| EvolutionExperiment {
            step_by,
            ..lab.clone()
        })
    };
    html! { <Tabs<StepBy> id="step-by" label={words.step_by} is_labelled=true tabs={steps} chosen={lab.step_by} {on_choose} /> }
}
