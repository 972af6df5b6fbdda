//! Errors of the chosen race and how many games it takes: by formula, exactly, and simulated.

use experiments::racing::{Findings, RacingLab};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use statistics::Estimate;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ErrorsTableProps {
    pub lab: RacingLab,
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
    if are_equal(props) {
        header[1] = words.header_of_equals;
    }
    html! {
        <>
            <p id="numbers">{ (words.numbers)(&first, &last, &number(plan.most_games())) }</p>
            <DataTable id="errors" header={&header}>
                { for calculated(props, texts) }{ simulated(props, texts) }
            </DataTable>
            { notes(props, texts) }
        </>
    }
}

/// Whether it is known that neither player is better: then no verdict is wrong, and none of the formulas means anything.
fn are_equal(props: &ErrorsTableProps) -> bool {
    props.findings.mean(&props.lab) == Some(0.5)
}

fn row(id: &'static str, name: &'static str, cells: [String; 4]) -> Row {
    Row::of(id).with("data-row", id).name(name).cells(cells)
}

fn nothing() -> String {
    "–".to_owned()
}

fn calculated(props: &ErrorsTableProps, texts: &Texts) -> Vec<Row> {
    let words = &texts.labs.racing.page.errors;
    let truth = props.findings.truth;
    let bound = truth
        .and_then(|truth| truth.bound)
        .filter(|_| !are_equal(props));
    let exact = truth.and_then(|truth| truth.exact);
    let most = (words.at_most)(&(texts.number)(props.lab.plan().most_games()));
    let formula = |id, name, value: Option<f64>| {
        value.map(|value| {
            let cells = [
                (words.probability)(value),
                nothing(),
                most.clone(),
                nothing(),
            ];
            row(id, name, cells)
        })
    };
    let exact = exact.map(|exact| {
        let cells = [
            (words.probability)(exact.error(props.lab.mean)),
            nothing(),
            (texts.fixed)(exact.games, 1),
            nothing(),
        ];
        row("exact", words.exact, cells)
    });
    let rows = [
        formula("bound", words.bound, bound.map(|bound| bound.with_delta_1)),
        formula(
            "bound-with-delta",
            words.bound_with_delta,
            bound.map(|bound| bound.with_delta),
        ),
        formula("product", words.product, bound.map(|bound| bound.product)),
        exact,
    ];
    rows.into_iter().flatten().collect()
}

fn simulated(props: &ErrorsTableProps, texts: &Texts) -> Row {
    let words = &texts.labs.racing.page.errors;
    let tally = &props.findings.tally;
    let mean = props.findings.mean(&props.lab);
    let error = mean.and_then(|mean| tally.error_estimate(mean));
    let cells = |estimate: Option<Estimate>, decimals: usize| {
        let mean = estimate.map_or_else(nothing, |estimate| (texts.fixed)(estimate.mean, decimals));
        let interval = estimate.and_then(|estimate| estimate.interval);
        let interval = interval.map_or_else(nothing, |ends| (texts.range)(ends, decimals));
        [mean, interval]
    };
    let [wrong, wrong_interval] = cells(error, 4);
    let [played, played_interval] = cells(tally.games_estimate(&props.lab.plan()), 1);
    row(
        "simulated",
        words.simulated,
        [wrong, wrong_interval, played, played_interval],
    )
}

fn notes(props: &ErrorsTableProps, texts: &Texts) -> Html {
    let words = &texts.labs.racing.page.errors;
    let tally = &props.findings.tally;
    let number = texts.number;
    let [bounds, width, last] = tally.reasons.map(number);
    let races = number(tally.races);
    let truth = props.findings.truth;
    let is_coin = props.lab.coin().is_some();
    let has_no_bound = truth.is_some_and(|truth| truth.bound.is_none()) && is_coin;
    html! {
        <>
            if tally.races > 0 {
                <p class="small">{ (words.ended_by)(&races, [&bounds, &width, &last]) }{ " " }
                    { (words.for_first)(tally.first as f64 / tally.races as f64, &races) }</p>
            }
            if are_equal(props) { <p class="small" id="equals">{ words.equals }</p> }
            if has_no_bound { <p class="quiet small">{ words.no_bound }</p> }
            if is_coin {
                { for words.notes.iter().map(|note| html! { <p class="quiet small">{ *note }</p> }) }
            } else {
                <p class="quiet small">{ words.coins_only }{ " " }{ props.findings.mean(&props.lab).map(words.known_mean) }</p>
            }
        </>
    }
}
