//! Errors of the chosen race and how many games it takes: by formula, exactly, and simulated.

use experiments::racing::{Findings, RacingExperiment};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::racing::errors::{ErrorRow, are_equal, has_no_bound, rows};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ErrorsTableProps {
    pub lab: RacingExperiment,
    pub findings: Rc<Findings>,
}

/// The table and what it means.
#[component]
pub fn ErrorsTable(props: &ErrorsTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.racing.page.errors;
    let plan = props.lab.plan();
    let number = texts.number;
    let (first, last) = (number(plan.n_min), number(plan.n_max));
    let mut header = words.header;
    if are_equal(&props.lab, &props.findings) {
        header[1] = words.header_of_equals;
    }
    html! {
        <>
            <p id="numbers">{ (words.numbers)(&first, &last, &number(plan.most_games())) }</p>
            <DataTable id="errors" header={&header}>
                { for rows(&props.lab, &props.findings, texts).into_iter().map(row) }
            </DataTable>
            { notes(props, texts) }
        </>
    }
}

fn row(row: ErrorRow) -> Row {
    Row::of(row.id)
        .with("data-row", row.id)
        .name(row.name)
        .cells(row.cells)
}

fn notes(props: &ErrorsTableProps, texts: &Texts) -> Html {
    let words = &texts.labs.racing.page.errors;
    let tally = &props.findings.tally;
    let number = texts.number;
    let [bounds, width, last] = tally.reasons.map(number);
    let races = number(tally.races);
    let is_coin = props.lab.coin().is_some();
    let has_no_bound = has_no_bound(&props.lab, &props.findings);
    html! {
        <>
            if tally.races > 0 {
                <p class="small">{ (words.ended_by)(&races, [&bounds, &width, &last]) }{ " " }
                    { (words.for_first)(tally.first as f64 / tally.races as f64, &races) }</p>
            }
            if are_equal(&props.lab, &props.findings) { <p class="small" id="equals">{ words.equals }</p> }
            if has_no_bound { <p class="quiet small">{ words.no_bound }</p> }
            if is_coin {
                { for words.notes.iter().map(|note| html! { <p class="quiet small">{ *note }</p> }) }
            } else {
                <p class="quiet small">{ words.coins_only }{ " " }{ props.findings.mean(&props.lab).map(words.known_mean) }</p>
            }
        </>
    }
}
