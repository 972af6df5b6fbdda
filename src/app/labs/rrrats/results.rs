//! The numbers: exact, played, best.

use crate::app::components::run::{Run, RunRow};
use crate::app::context::use_page;
use engines::rrrats::WinProbability;
use experiments::rrrats::{Exact, Findings, Optimum, Simulated};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ResultsProps {
    pub run: Run,
    pub findings: Rc<Findings>,
}

/// The run and the table.
#[component]
pub fn Results(props: &ResultsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.rrrats_page;
    let findings = &props.findings;
    let games = findings.simulated.games();
    let done = if games > 0 {
        (words.games_done)(&(texts.number)(games))
    } else {
        String::new()
    };
    let exact = findings.exact.as_ref();
    html! {
        <section class="card" aria-labelledby="results-heading">
            <h2 id="results-heading">{ words.results }</h2>
            <RunRow run={props.run.clone()} progress={findings.progress} {done} />
            <div class="scroll"><table class="number" id="win-probabilities">
                <thead><tr>{ for words.results_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                <tbody>
                    { exact.and_then(Exact::win).map(|win| exact_row(win, texts)).unwrap_or_default() }
                    if games > 0 { { simulated_row(&findings.simulated, texts) } }
                </tbody>
            </table></div>
            if let Some(exact) = exact.filter(|exact| exact.is_final) {
                <p id="best-play">{ (words.best_play)(exact.best_mean) }</p>
            }
            if let Some(optimum) = &findings.optimum { { best(optimum, texts) } }
        </section>
    }
}

fn exact_row(win: WinProbability, texts: &Texts) -> Html {
    let cell = |value: f64| html! { <td>{ format!("{value:.6}") }</td> };
    html! {
        <tr id="exact"><th scope="row">{ texts.rrrats_page.exact }</th>
            { cell(win.mean) }{ cell(win.a_first) }{ cell(win.b_first) }<td></td></tr>
    }
}

fn simulated_row(found: &Simulated, texts: &Texts) -> Html {
    let cell = |value: Option<f64>| {
        html! { <td>{ value.map_or_else(|| "–".to_owned(), |value| format!("{value:.6}")) }</td> }
    };
    let (low, high) = found.both().interval();
    html! {
        <tr id="simulated"><th scope="row">{ texts.rrrats_page.simulated }</th>
            { cell(found.both().mean()) }{ cell(found.a_first.mean()) }{ cell(found.b_first.mean()) }
            <td>{ format!("{low:.6} – {high:.6}") }</td></tr>
    }
}

fn best(optimum: &Optimum, texts: &Texts) -> Html {
    let words = &texts.rrrats_page;
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
