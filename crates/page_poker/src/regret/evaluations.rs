//! Evaluations of the learned average, and what best responses win against it, beside a loaded strategy.

use engines::regret::Evaluation;
use experiments::regret::Evaluated;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::run::RunFailure;
use page_kit::context::use_page;
use page_model::regret::evaluations::numbers;
use runner::scheduler::Failure;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct EvaluationsProps {
    pub answers: Option<Rc<Evaluated>>,
    /// Whether there is a strategy from a file, and what that is worth.
    pub has_loaded: bool,
    pub loaded: Option<Evaluation>,
    /// Why something is not known.
    pub failure: Option<Failure>,
}

/// The table.
#[component]
pub fn Evaluations(props: &EvaluationsProps) -> Html {
    let page = &use_page().texts.labs.regret.page;
    let words = &page.answers;
    let average = props.answers.as_ref().map(|answers| answers.evaluation);
    if let Some(failure) = &props.failure {
        return html! { <RunFailure failure={failure.clone()} /> };
    }
    let has_loaded = props.has_loaded;
    if average.is_none() && !has_loaded {
        return html! { <p class="quiet nothing-yet">{ page.nothing_yet }</p> };
    }
    let columns = [average, props.loaded];
    let header = &words.header[..if has_loaded { 3 } else { 2 }];
    let row = |(index, name): (usize, &&'static str)| {
        let cell = |of: &Option<Evaluation>| {
            let number = of.as_ref().map(|of| numbers(of)[index]);
            number.map_or_else(|| "–".to_owned(), page.amount)
        };
        let cells = columns.iter().take(if has_loaded { 2 } else { 1 });
        Row::named(*name).cells(cells.map(cell))
    };
    html! {
        <>
            <DataTable id="evaluations" {header}>
                { for page.fixing.rows.iter().enumerate().map(row) }
            </DataTable>
            <p class="quiet small">{ words.explanation }</p>
        </>
    }
}
