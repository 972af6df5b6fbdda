//! Coach: what the decision is worth, and what those before have cost, by exact values.

use engines::rrrats::Values;
use experiments::common::rrrats_table::worth;
use experiments::rrrats::table::{Decision, Table};
use experiments::rrrats::{Findings, RrratsLab};
use games::rrrats::Action;
use games::{Game, Turn};
use texts::Texts;
use yew::prelude::*;

/// The coach; who has no values says so.
pub fn coach(lab: &RrratsLab, table: &Table, findings: &Findings, texts: &'static Texts) -> Html {
    let words = &texts.labs.rrrats.page;
    let values = findings
        .exact
        .as_ref()
        .and_then(|exact| exact.values(&lab.rules.rules()));
    let Some(values) = values else {
        return html! { <p class="quiet coach" id="coach">{ words.run_first }</p> };
    };
    let cost: f64 = table
        .decisions
        .iter()
        .map(|decision| decision.cost(&values))
        .sum();
    let count = table.decisions.len();
    html! {
        <div class="coach" id="coach" data-cost={cost.to_string()}>
            if let Some(last) = table.decisions.last() { <p>{ last_decision(last, &values, texts) }</p> }
            if table.position.turn() != Turn::Over { <p>{ now(table, &values, texts) }</p> }
            if count > 0 { <p class="quiet small">{ (words.cost)(count, 100.0 * cost) }</p> }
        </div>
    }
}

fn last_decision(decision: &Decision, values: &Values, texts: &Texts) -> String {
    let words = &texts.labs.rrrats.page;
    let cost = decision.cost(values);
    if cost < 5e-5 {
        words.best.to_owned()
    } else {
        (words.not_best)(decision.action == Action::Roll, 100.0 * cost)
    }
}

fn now(table: &Table, values: &Values, texts: &Texts) -> String {
    let choice = worth(&table.position, values);
    (texts.labs.rrrats.page.worth)(100.0 * choice.roll, 100.0 * choice.stop)
}
