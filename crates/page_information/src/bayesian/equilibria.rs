//! Equilibria: a question, then the list; a press shows one.

use super::found::FoundProps;
use experiments::{Experiment, LabExperiment};
use page_kit::components::asked_first::use_asked_first;
use page_kit::components::data_table::{DataTable, Header, Row};
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
    let row = |(place, row): (usize, &EquilibriumRow)| {
        let onclick = on_show.reform(move |_: MouseEvent| place);
        let number = html! {
            <button class="small" {onclick} aria-label={(words.choose)(place + 1)} aria-pressed={row.is_shown.to_string()}>{ place + 1 }</button>
        };
        let does = row.strategies.iter().zip(&row.payoffs);
        let cells = does
            .map(|(does, payoff)| html! { <>{ does }{ " " }<b class="number">{ payoff }</b></> });
        Row::of(place)
            .class("chosen", row.is_shown)
            .name(number)
            .cells(cells)
    };
    let players = of.game.players.iter().map(|player| player.name.clone());
    let names = core::iter::once(words.header.to_owned()).chain(players);
    let header = Header(names.map(AttrValue::from).collect());
    html! { <DataTable {header}>{ for rows.iter().enumerate().map(row) }</DataTable> }
}
