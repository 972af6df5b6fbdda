//! Cost of fixing strategies: the run with them beside the run without.

use super::evaluations::numbers;
use crate::app::context::use_page;
use experiments::regret::{Learned, LockCost, RegretLab};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LockCostProps {
    pub lab: RegretLab,
    pub learned: Rc<Learned>,
}

/// A sentence and a table; nothing where nothing is fixed.
#[component]
pub fn LockCostTable(props: &LockCostProps) -> Html {
    let page = &use_page().texts.regret_page;
    let words = &page.fixing;
    if props.lab.lock.is_empty() {
        return Html::default();
    }
    let Some(LockCost { with, without }) = props.learned.lock_cost() else {
        return html! {
            <section id="lock-cost"><h3>{ words.cost_heading }</h3><p class="quiet">{ words.not_run_yet }</p></section>
        };
    };
    let amount = page.amount;
    let sentence = (words.cost)(
        &amount(with.value),
        &amount(without.value),
        &amount(with.value - without.value),
    );
    let rows = words
        .rows
        .iter()
        .zip(numbers(&with.evaluation()))
        .zip(numbers(&without.evaluation()));
    let row = |((name, with), without): ((&&'static str, f64), f64)| {
        html! {
            <tr>
                <th scope="row">{ *name }</th>
                <td>{ amount(with) }</td><td>{ amount(without) }</td><td>{ amount(with - without) }</td>
            </tr>
        }
    };
    html! {
        <section id="lock-cost" aria-labelledby="lock-cost-heading">
            <h3 id="lock-cost-heading">{ words.cost_heading }</h3>
            <p>{ sentence }</p>
            <div class="scroll whole">
                <table class="number">
                    <thead><tr>{ for words.cost_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                    <tbody>{ for rows.map(row) }</tbody>
                </table>
            </div>
            <p class="quiet small">{ words.exploitability_when_fixed }</p>
        </section>
    }
}
