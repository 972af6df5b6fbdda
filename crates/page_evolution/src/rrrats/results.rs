//! The numbers: exact, played, best.

use engines::rrrats::WinProbability;
use experiments::rrrats::{Exact, Findings, Optimum, Simulated};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ResultsProps {
    pub findings: Rc<Findings>,
}

/// The table.
#[component]
pub fn Results(props: &ResultsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.rrrats.page;
    let findings = &props.findings;
    let games = findings.simulated.games();
    let exact = findings.exact.as_ref();
    html! {
        <>
            <DataTable id="win-probabilities" header={&words.results_header} is_cut=true>
                    { for exact.and_then(Exact::win).map(|win| exact_row(win, texts)) }
                    { for (games > 0).then(|| simulated_row(&findings.simulated, texts)) }
            </DataTable>
            if let Some(exact) = exact.filter(|exact| exact.is_final) {
                <p id="best-play">{ (words.best_play)(exact.best_mean) }</p>
            }
            if let Some(optimum) = &findings.optimum { { best(optimum, texts) } }
        </>
    }
}

fn exact_row(win: WinProbability, texts: &Texts) -> Row {
    let numbers = [win.mean, win.a_first, win.b_first];
    Row::named(texts.labs.rrrats.page.exact)
        .with("id", "exact")
        .cells(numbers.map(|value| (texts.fixed)(value, 6)))
        .cell("")
}

fn simulated_row(found: &Simulated, texts: &Texts) -> Row {
    let text =
        |value: Option<f64>| value.map_or_else(|| "–".to_owned(), |value| (texts.fixed)(value, 6));
    let (low, high) = found.both().interval();
    let means = [found.both(), found.a_first, found.b_first].map(|points| text(points.mean()));
    Row::named(texts.labs.rrrats.page.simulated)
        .with("id", "simulated")
        .cells(means)
        .cell((texts.range)((low, high), 6))
}

fn best(optimum: &Optimum, texts: &Texts) -> Html {
    let words = &texts.labs.rrrats.page;
    let sentences = [
        optimum
            .best
            .map(|best| (words.best_three)(&best.probabilities, best.mean)),
        optimum
            .best_pure
            .map(|best| (words.best_pure)(&best.probabilities, best.mean)),
        optimum
            .equilibrium
            .map(|strategy| (words.equilibrium)(&strategy)),
        optimum.against_equilibrium.map(words.against_equilibrium),
    ];
    html! {
        <ul id="best-strategies" data-final={optimum.is_final.to_string()}>
            { for sentences.into_iter().flatten().map(|sentence| html! { <li>{ sentence }</li> }) }
        </ul>
    }
}
