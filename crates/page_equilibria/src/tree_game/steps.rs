//! Backward induction, subgame by subgame, with the question what comes next.

use super::found::FoundProps;
use experiments::tree_game::TreeGameExperiment;
use page_kit::components::focus::FocusFallback;
use page_kit::components::lab_page::use_go;
use page_kit::components::predict::{Predict, Wanted};
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::induction::{asked, story};
use page_model::tree_game::marks::step;
use texts::TreeGameTexts;
use yew::prelude::*;

/// The time of the induction, and what has just happened.
#[component]
pub fn Steps(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let last = of.found.subgames.len() as u64;
    let position = step(of) as u64;
    let lab = of.lab.clone();
    let go = use_go();
    let on_move = go.reform(move |step: u64| {
        let step = (step < last).then_some(step);
        (
            TreeGameExperiment {
                step,
                ..lab.clone()
            },
            Entry::Replace,
        )
    });
    if last == 0 {
        return html! { <p class="quiet">{ words.under_way }</p> };
    }
    let on_answer = {
        let on_move = on_move.clone();
        // What was wrong stays, with why, until one goes on.
        Callback::from(move |is_right: bool| {
            if is_right {
                on_move.emit(position + 1);
            }
        })
    };
    html! {
        <div class="rows" id="induction" tabindex="-1" data-step={position.to_string()}>
            <TimeControl {position} {last} caption={(words.moment)(position, last)} widest={(words.moment)(last, last)} {on_move} />
            <p role="status"><strong>{ story(of, words) }</strong></p>
            { question(of, on_answer, words) }
        </div>
    }
}

/// What the next player does, where that is one decision with one answer.
fn question(of: &Analysis, on_answer: Callback<bool>, words: &TreeGameTexts) -> Html {
    let Some(asked) = asked(of, words) else {
        return Html::default();
    };
    let id = AttrValue::from(asked.id);
    let options = asked.options.into_iter().map(AttrValue::from).collect();
    let wanted = Wanted::Choice(options, asked.right);
    html! {
        <FocusFallback key={id.to_string()} fallback="#induction">
            <Predict id={id.clone()} question={asked.question} {wanted} why={html! { asked.why }} {on_answer} />
        </FocusFallback>
    }
}
