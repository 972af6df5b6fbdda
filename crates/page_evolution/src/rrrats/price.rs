//! Price of a decision: shown after it, since the decision is the guess. Both choices with what they win, by exact values.

use engines::rrrats::Values;
use experiments::rrrats::table::{Decision, Table};
use experiments::rrrats::{Findings, RrratsExperiment};
use games::rrrats::Action;
use page_kit::context::use_page;
use page_model::rrrats::price;
use page_model::rrrats::steps::Until;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PriceProps {
    pub lab: RrratsExperiment,
    pub table: Rc<Table>,
    pub findings: Rc<Findings>,
}

/// The last decision and all of them; who has no values says so.
#[component]
pub fn Price(props: &PriceProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.rrrats.page;
    let exact = props.findings.exact.as_ref();
    let values = exact.and_then(|exact| exact.values(&props.lab.rules.rules()));
    let Some(values) = values else {
        return html! { <p class="quiet coach" id="coach">{ words.run_first }</p> };
    };
    let until = Until::of(&props.lab, &props.table);
    let decisions = until.decisions();
    let cost: f64 = decisions
        .iter()
        .map(|decision| price::cost(decision, &values))
        .sum();
    html! {
        <div class="coach rows" id="coach" data-cost={cost.to_string()}>
            { decisions.last().map_or_else(|| nothing_yet(texts), |last| of_decision(last, &values, texts)) }
            if !decisions.is_empty() { <p class="quiet small">{ (words.cost)(decisions.len(), 100.0 * cost) }</p> }
        </div>
    }
}

fn nothing_yet(texts: &Texts) -> Html {
    html! { <p>{ texts.labs.rrrats.page.decide_first }</p> }
}

/// What was decided, and what both choices would have won.
fn of_decision(decision: &Decision, values: &Values, texts: &'static Texts) -> Html {
    let words = &texts.labs.rrrats.page;
    let choice = price::choice(decision, values);
    let rolled = decision.action == Action::Roll;
    let sentence = price::verdict(decision, values, texts);
    let table = decision.before.table();
    let bar = |name: &'static str, worth: f64, is_taken: bool| {
        html! {
            <div class={classes!("worth", is_taken.then_some("taken"))}>
                <span>{ name }</span>
                <span class="worth-track" aria-hidden="true"><i ~style={format!("width: {:.2}%", 100.0 * worth)} /></span>
                <span class="number">{ (texts.percent)(worth) }</span>
            </div>
        }
    };
    html! {
        <>
            <p class="quiet small">{ (words.decided)(rolled, table.in_hand(), table.pile) }</p>
            <p><strong>{ sentence }</strong></p>
            <p class="small">{ words.worth }</p>
            { bar(words.roll, choice.roll, rolled) }
            { bar(words.stop, choice.stop, !rolled) }
        </>
    }
}
