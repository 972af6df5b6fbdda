//! Cost of fixing strategies: the run with them beside the run without.

use experiments::regret::{Findings, LockCost, RegretExperiment};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::regret::evaluations::numbers;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LockCostProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
}

/// A sentence and a table; nothing where nothing is fixed.
#[component]
pub fn LockCostTable(props: &LockCostProps) -> Html {
    let page = &use_page().texts.labs.regret.page;
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
        Row::named(*name).cells([with, without, with - without].map(amount))
    };
    html! {
        <section id="lock-cost" aria-labelledby="lock-cost-heading">
            <h3 id="lock-cost-heading">{ words.cost_heading }</h3>
            <p>{ sentence }</p>
            <DataTable header={&words.cost_header}>
                { for rows.map(row) }
            </DataTable>
            <p class="quiet small">{ words.exploitability_when_fixed }</p>
        </section>
    }
}
