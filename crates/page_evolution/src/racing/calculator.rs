//! The δ that keeps the probability of a wrong verdict below a wanted one.

use engines::racing::wanted_error::MAX_TESTS;
use engines::racing::{BoundAnswer, Correction, ExactAnswer, Schedule};
use experiments::Experiment;
use experiments::racing::{Findings, RacingLab, Searched};
use page_kit::components::data_table::{DataTable, Row as TableRow};
use page_kit::context::use_page;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CalculatorProps {
    pub lab: RacingLab,
    pub findings: Rc<Findings>,
}

/// The answer to the form's α, ε and mean; nothing for contestants whose mean is not known.
#[component]
pub fn Calculator(props: &CalculatorProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.racing.page.calculator;
    let lab = &props.lab;
    let Some(mean) = props.findings.mean(lab) else {
        return Html::default();
    };
    let searched = props.findings.truth.and_then(|truth| truth.searched);
    let answer = match searched {
        _ if mean == 0.5 => html! { <p>{ words.nobody_is_better }</p> },
        None => html! { <p class="quiet">{ words.after_a_run }</p> },
        Some(searched) => answer(lab, searched, texts),
    };
    html! {
        <>
            <p>{ (words.question)(lab.alpha, lab.epsilon, mean) }</p>
            { answer }
        </>
    }
}

/// What a search has found, as a row.
struct Row {
    name: &'static str,
    link_id: &'static str,
    n_max: u64,
    delta: f64,
    most_games: u64,
    error: f64,
}

fn answer(lab: &RacingLab, searched: Searched, texts: &Texts) -> Html {
    let words = &texts.labs.racing.page.calculator;
    let rules = lab.rules();
    let is_another = rules.correction != Correction::Equal || rules.schedule == Schedule::EveryGame;
    let (by_bound, exactly) = (by_bound(searched.by_bound), exactly(searched.exactly));
    let is_large = by_bound.as_ref().is_some_and(|row| row.delta >= 1.0);
    let is_any =
        matches!(searched.exactly, ExactAnswer::Found(found) if found.any_delta) && !is_large;
    let rows: Vec<Row> = by_bound.into_iter().chain(exactly).collect();
    html! {
        <>
            if !rows.is_empty() {
                <DataTable id="wanted" header={&words.header}>
                    { for rows.iter().map(|row| table_row(lab, row, texts)) }
                </DataTable>
            }
            { for why_not(lab.alpha, searched, texts).into_iter().map(|why| html! { <p class="why-not">{ why }</p> }) }
            if is_large { <p>{ words.delta_is_large }</p> }
            if is_any { <p>{ words.any_delta }</p> }
            if is_another { <p class="quiet small">{ words.other_races }</p> }
        </>
    }
}

fn by_bound(answer: BoundAnswer) -> Option<Row> {
    let BoundAnswer::Found(found) = answer else {
        return None;
    };
    Some(Row {
        name: "bound",
        link_id: "race-with-delta",
        n_max: found.n_max,
        delta: found.delta,
        most_games: found.most_games,
        error: found.bound,
    })
}

fn exactly(answer: ExactAnswer) -> Option<Row> {
    let ExactAnswer::Found(found) = answer else {
        return None;
    };
    Some(Row {
        name: "exactly",
        link_id: "race-with-exact-delta",
        n_max: found.n_max,
        delta: found.delta,
        most_games: found.most_games,
        error: found.error,
    })
}

/// Why there is no δ, of each search that found none.
fn why_not(alpha: f64, searched: Searched, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.racing.page.calculator;
    let number = texts.number;
    let of_bound = match searched.by_bound {
        BoundAnswer::Found(_) => None,
        BoundAnswer::Never { n_max } => Some((words.never)(alpha, &number(n_max))),
        BoundAnswer::NotFound => Some((words.bound_not_found)(alpha, &number(MAX_TESTS))),
    };
    let of_error = match searched.exactly {
        ExactAnswer::Found(_) => None,
        ExactAnswer::NotFound { most_tests } => {
            let may_choose_epsilon = most_tests < MAX_TESTS;
            let tests = number(most_tests);
            Some((words.exactly_not_found)(alpha, &tests, may_choose_epsilon))
        }
    };
    of_bound.into_iter().chain(of_error).collect()
}

fn table_row(lab: &RacingLab, row: &Row, texts: &Texts) -> TableRow {
    let words = &texts.labs.racing.page.calculator;
    let number = texts.number;
    let name = if row.name == "bound" {
        words.by_bound
    } else {
        words.exactly
    };
    let cells = [
        number(row.n_max),
        shown(row.delta),
        number(row.most_games),
        (texts.labs.racing.page.errors.probability)(row.error),
    ];
    // Rounded up in the last digit that is written: rounded down it would lead to one more test.
    let racing = lab.with_delta(upwards(row.delta));
    let link = racing.map(|racing| format!("#/{}", Experiment::Racing(racing).link()));
    let try_it = link.map(|link| html! { <a id={row.link_id} href={link}>{ words.try_it }</a> });
    TableRow::of(row.name)
        .with("data-row", row.name)
        .name(name)
        .cells(cells)
        .cell(try_it.unwrap_or_default())
}

fn shown(delta: f64) -> String {
    if delta >= 0.001 {
        return format!("{delta:.6}");
    }
    format!("{delta:.6e}").replace('-', "−")
}

/// With nine digits, rounded up.
fn upwards(delta: f64) -> f64 {
    let scale = libm::pow(
        10.0,
        8.0 - libm::floor(libm::log10(delta.max(f64::MIN_POSITIVE))),
    );
    if scale.is_finite() {
        libm::ceil(delta * scale) / scale
    } else {
        delta
    }
}
