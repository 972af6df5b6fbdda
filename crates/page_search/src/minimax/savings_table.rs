//! Savings of each improvement on this position: one press, and a worker counts the nodes of plain minimax and of searches
//! with one improvement more each.

use experiments::Experiment;
use experiments::minimax::savings::{Improvement, MAX_NODES, Saving};
use experiments::minimax::{MinimaxLab, View};
use page_kit::components::answer::use_answer;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::focus::FocusFallback;
use page_kit::components::run::RunFailure;
use page_kit::context::use_page;
use texts::{SavingsTexts, Texts};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SavingsTableProps {
    pub lab: MinimaxLab,
}

/// The button, or the table.
#[component]
pub fn SavingsTable(props: &SavingsTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.savings;
    let question = Improvement::Plain.of(&props.lab).question();
    let asked = use_state(|| None::<MinimaxLab>);
    // Where it is all there is to see, nobody has to ask for it.
    let is_asked = props.lab.view == View::Savings || *asked == Some(question.clone());
    let inquiry = is_asked.then(|| question.savings());
    let answered = use_answer(&Experiment::Minimax(question.clone()), inquiry, &[]);
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

fn table(rows: &[Saving], lab: &MinimaxLab, texts: &'static Texts) -> Html {
    let words = &texts.labs.minimax.savings;
    let largest = rows.iter().map(|row| row.nodes).max().unwrap_or(1).max(1);
    let plain = rows.first().filter(|row| row.value.is_some());
    let header = words.header;
    html! {
        <>
            <DataTable id="savings" {header}>
                { for rows.iter().map(|row| saving(row, plain, largest, lab, texts)) }
            </DataTable>
            <p class="small" id="savings-said">{ said(rows, words, texts) }</p>
        </>
    }
}

fn saving(
    row: &Saving,
    plain: Option<&Saving>,
    largest: u64,
    lab: &MinimaxLab,
    texts: &'static Texts,
) -> Row {
    let words = &texts.labs.minimax.savings;
    let index = row.improvement as usize;
    let link = Experiment::Minimax(row.improvement.of(lab)).link();
    let name =
        html! { <a href={format!("#/{link}")} title={words.open}>{ words.names[index] }</a> };
    let count = (texts.number)(row.nodes);
    let nodes = if row.value.is_some() {
        count
    } else {
        (words.more_than)(&count)
    };
    let share = plain.filter(|_| row.value.is_some());
    let share = share.map(|plain| row.nodes as f64 / plain.nodes.max(1) as f64);
    let share = share.map_or_else(String::new, words.share);
    let width = format!("width:{:.2}%", row.nodes as f64 / largest as f64 * 100.0);
    let value = row.value.map_or_else(String::new, texts.value);
    Row::of(index.to_string())
        .name(name)
        .cell_of(
            "saving-bar",
            html! { <span class="bar" aria-hidden="true"><i ~style={width} /></span> },
        )
        .cell(nodes)
        .cell(share)
        .cell((texts.number)(row.cuts))
        .cell((texts.number)(row.table_hits))
        .cell(value)
}

/// What the table says, in a sentence.
fn said(rows: &[Saving], words: &SavingsTexts, texts: &Texts) -> String {
    let (Some(plain), Some(best)) = (
        rows.first(),
        rows.iter()
            .filter(|row| row.value.is_some())
            .min_by_key(|row| row.nodes),
    ) else {
        return (words.too_large)(&(texts.number)(MAX_NODES));
    };
    if plain.value.is_none() {
        return (words.plain_too_large)(&(texts.number)(MAX_NODES));
    }
    let name = words.names[best.improvement as usize];
    let share = (words.share)(best.nodes as f64 / plain.nodes.max(1) as f64);
    if best.nodes == plain.nodes {
        words.nothing_saved.to_owned()
    } else {
        (words.said)(name, &share)
    }
}
