//! Equilibria: a question, then the list; a press shows one.

use super::found::FoundProps;
use experiments::{Experiment, LabExperiment};
use page_kit::components::asked_first::use_asked_first;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::bayesian::analysis::Analysis;
use page_model::bayesian::equilibria::{EquilibriumRow, question, rows, said, showing};
use texts::Texts;
use yew::prelude::*;

/// The question, and the list.
#[component]
pub fn EquilibriaView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let id = format!("{} equilibria", Experiment::from(of.lab.asked()).link());
    let question = question(of, texts);
    let shows = question.is_none();
    let (asked, is_answered) = use_asked_first(id, question);
    let on_show = {
        let of = of.clone();
        use_go().reform(move |place: usize| (showing(&of, place), Entry::Replace))
    };
    html! {
        <div class="rows" id="equilibria">
            { asked }
            if is_answered || shows {
                { for said(of, texts).into_iter().map(|said| html! { <p>{ said }</p> }) }
                if !of.hides() { { list(of, &on_show, texts) } }
            }
        </div>
    }
}

fn list(of: &Analysis, on_show: &Callback<usize>, texts: &Texts) -> Html {
    let words = &texts.labs.bayesian.views.equilibria;
    let rows = rows(of, texts);
    if rows.is_empty() {
        return Html::default();
    }
    let part = |(does, gets): &(String, String)| html! { <p>{ does }{ " " }<span class="quiet">{ gets }</span></p> };
    let row = |(place, row): (usize, &EquilibriumRow)| {
        let onclick = on_show.reform(move |_: MouseEvent| place);
        html! {
            <li key={place} class={row.is_shown.then_some("chosen")}>
                <button class="small" {onclick} aria-label={(words.choose)(place + 1)} aria-pressed={row.is_shown.to_string()}>{ place + 1 }</button>
                <div>{ for row.strategies.iter().map(part) }</div>
            </li>
        }
    };
    html! { <ol class="equilibrium-list scroll-down">{ for rows.iter().enumerate().map(row) }</ol> }
}
