//! Support enumeration: pair by pair, and what follows from each.

use super::found::FoundProps;
use super::way::Moment;
use experiments::matrix::SupportsVerdict;
use experiments::{Experiment, LabExperiment};
use page_kit::components::answer::use_answer;
use page_kit::context::use_page;
use page_model::matrix::supports::{Pair, pair};
use yew::prelude::*;

/// The pairs.
#[component]
pub fn SupportsView(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let experiment = Experiment::from(of.lab.asked());
    let answer = use_answer(&experiment, Some(of.lab.supports()), &[]);
    let Some(supports) = answer.latest else {
        return html! { <p class="quiet">{ words.under_way }</p> };
    };
    let last = supports.pairs.len().saturating_sub(1) as u64;
    let position = of.lab.step.map_or(last, |step| step.min(last));
    html! {
        <>
            <Moment lab={of.lab.clone()} {position} {last} />
            <div role="status" id="supports">{ for pair(of, &supports, position as usize, words).map(in_words) }</div>
            <p class="support-list">{ for supports.pairs.iter().enumerate().map(|(number, (_, verdict))| mark(number == position as usize, verdict)) }</p>
            if supports.is_cut { <p class="quiet">{ words.way_cut }</p> }
        </>
    }
}

/// A pair among all of them: an equilibrium or not.
fn mark(is_now: bool, verdict: &SupportsVerdict) -> Html {
    let sign = if matches!(verdict, SupportsVerdict::Equilibrium(_)) {
        "●"
    } else {
        "·"
    };
    html! { <span class={classes!(is_now.then_some("now"))} aria-hidden="true">{ sign }</span> }
}

fn in_words(pair: Pair) -> Html {
    let strategies = pair.strategies.into_iter();
    html! {
        <>
            <p><strong>{ pair.title }</strong></p>
            <ul>{ for strategies.map(|strategy| html! { <li>{ strategy }</li> }) }</ul>
            <p>{ pair.verdict }</p>
        </>
    }
}
