//! Explained: what would have been best against a class, and models of what it chose, once they are asked for.

use crate::counted_bars::CountedBars;
use classes::playing::choices::Choices;
use classes::playing::round::Round;
use page_kit::context::use_page;
use page_model::playing::explained::{best_of, levels_of, logit_of};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ExplainedProps {
    pub round: Rc<Round>,
    pub choices: Choices,
}

/// The button, and what it shows.
#[component]
pub fn Explained(ExplainedProps { round, choices }: &ExplainedProps) -> Html {
    let words = &use_page().texts.playing;
    let is_shown = use_state_eq(|| false);
    let onclick = {
        let is_shown = is_shown.clone();
        Callback::from(move |_: MouseEvent| is_shown.set(!*is_shown))
    };
    let label = if *is_shown {
        words.teacher.hide_explained
    } else {
        words.teacher.explain
    };
    html! {
        <section class="card">
            <p class="actions"><button id="explain" aria-expanded={is_shown.to_string()} {onclick}>{ label }</button></p>
            if *is_shown { <Shown round={round.clone()} choices={choices.clone()} /> }
        </section>
    }
}

#[component]
fn Shown(ExplainedProps { round, choices }: &ExplainedProps) -> Html {
    let words = &use_page().texts.playing;
    let best = use_memo((round.clone(), choices.clone()), |(round, choices)| {
        best_of(round, choices, words)
    });
    let levels = levels_of(round, choices, words).map(|bars| {
        html! {
            <>
                <h3>{ words.explained.levels }</h3>
                <p class="quiet">{ words.explained.levels_note }</p>
                <CountedBars name={words.explained.levels} {bars} />
            </>
        }
    });
    let logit = logit_of(round, choices, words).map(|said| html! { <p id="logit">{ said }</p> });
    html! {
        <div id="explained">
            { for best.iter().map(|said| html! { <p>{ said }</p> }) }
            <p class="quiet">{ words.explained.note }</p>
            { levels.unwrap_or_default() }
            { logit.unwrap_or_default() }
        </div>
    }
}
