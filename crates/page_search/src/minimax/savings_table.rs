//! Savings of each improvement on this position: one press, and a worker counts the nodes of plain minimax and of searches
//! with one improvement more each.

use experiments::Experiment;
use experiments::minimax::savings::{Improvement, Saving};
use experiments::minimax::{MinimaxExperiment, View};
use page_kit::components::answer::use_answer;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::focus::FocusFallback;
use page_kit::components::run::RunFailure;
use page_kit::context::use_page;
use page_model::minimax::savings::{nodes, said, share_of_plain};
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SavingsTableProps {
    pub lab: MinimaxExperiment,
    /// See [`page_model::minimax::view::View::is_asking`].
    pub is_asking: bool,
}

/// The button, or the table.
#[component]
pub fn SavingsTable(props: &SavingsTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.savings;
    let question = Improvement::Plain.of(&props.lab).question();
    let asked = use_state(|| None::<MinimaxExperiment>);
    // Where it is all there is to see, nobody has to ask for it.
    let is_asked =
        !props.is_asking && (props.lab.view == View::Savings || *asked == Some(question.clone()));
    let inquiry = is_asked.then(|| question.savings());
    let answered = use_answer(&Experiment::Minimax(question.clone()), inquiry, &[]);
    if props.is_asking {
        return html! { <p class="quiet small">{ words.later }</p> };
    }
    if !is_asked {
        let onclick = {
            let asked = asked.setter();
            Callback::from(move |_: MouseEvent| asked.set(Some(question.clone())))
        };
        return html! {
            <>
                <p class="quiet small">{ words.promise }</p>
                <FocusFallback fallback="#view-savings">
                    <div class="actions"><button id="fill-savings" {onclick}>{ words.fill }</button></div>
                </FocusFallback>
            </>
        };
    }
    if let Some(failure) = answered.failure {
        return html! { <RunFailure {failure} /> };
    }
    match &answered.latest {
        None => html! { <p class="quiet small" role="status">{ words.counting }</p> },
        Some(rows) => table(rows, &props.lab, texts),
    }
}

fn table(rows: &[Saving], lab: &MinimaxExperiment, texts: &'static Texts) -> Html {
    let words = &texts.labs.minimax.savings;
    let largest = rows.iter().map(|row| row.nodes).max().unwrap_or(1).max(1);
    let header = words.header;
    html! {
        <>
            <DataTable id="savings" {header}>
                { for rows.iter().map(|row| saving(row, rows, largest, lab, texts)) }
            </DataTable>
            <p class="small" id="savings-said">{ said(rows, words, texts) }</p>
        </>
    }
}

fn saving(
    row: &Saving,
    rows: &[Saving],
    largest: u64,
    lab: &MinimaxExperiment,
    texts: &'static Texts,
) -> Row {
    let words = &texts.labs.minimax.savings;
    let index = row.improvement as usize;
    let link = Experiment::Minimax(row.improvement.of(lab)).link();
    let name =
        html! { <a href={format!("#/{link}")} title={words.open}>{ words.names[index] }</a> };
    let width = format!("width:{:.2}%", row.nodes as f64 / largest as f64 * 100.0);
    let value = row.value.map_or_else(String::new, texts.value);
    Row::of(index.to_string())
        .name(name)
        .cell_of(
            "saving-bar",
            html! { <span class="bar" aria-hidden="true"><i ~style={width} /></span> },
        )
        .cell(nodes(row, texts))
        .cell(share_of_plain(row, rows, words))
        .cell((texts.number)(row.cuts))
        .cell((texts.number)(row.table_hits))
        .cell(value)
}
