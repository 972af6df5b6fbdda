//! Two dimensions together: what the model says of every pair of values, and the truth beside it.

use super::heat_map::{Cell, heat_map};
use super::stage::Stage;
use crate::app::components::heard;
use crate::app::components::lab_page::use_go;
use crate::app::components::section::Section;
use crate::app::context::use_page;
use crate::app::router::Entry;
use engines::tuning::table::Table;
use experiments::tuning::TuningLab;
use texts::Texts;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PairMapProps {
    pub stage: Stage,
}

/// The section.
#[component]
pub fn PairMap(props: &PairMapProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.tuning.model;
    let stage = &props.stage;
    html! {
        <Section class="card wide" name="pairs" heading={words.pairs}>
            if stage.facts.dimensions.len() < 2 {
                <p class="quiet">{ words.one_dimension }</p>
            } else {
                <p class="quiet small">{ words.pairs_lead }</p>
                <Choices stage={stage.clone()} />
                { maps(stage, texts) }
            }
        </Section>
    }
}

/// The dimensions in rows and columns, from 0: two different ones.
fn pair(stage: &Stage) -> (usize, usize) {
    let last = stage.facts.dimensions.len() - 1;
    let place = |number: u64| (number as usize - 1).min(last);
    let (row, column) = (place(stage.lab.row), place(stage.lab.column));
    if row != column {
        (row, column)
    } else if row < last {
        (row, row + 1)
    } else {
        (row, row - 1)
    }
}

/// Which two they are.
#[component]
fn Choices(props: &PairMapProps) -> Html {
    let words = &use_page().texts.tuning.model;
    let go = use_go();
    let stage = &props.stage;
    let (row, column) = pair(stage);
    let choice = |id: &'static str, label: &'static str, chosen: usize, other: usize| {
        let (lab, go) = (stage.lab.clone(), go.clone());
        let on_choose = Callback::from(move |place: u64| {
            let changed = if id == "pair-row" {
                TuningLab {
                    row: place,
                    column: other as u64 + 1,
                    ..lab.clone()
                }
            } else {
                TuningLab {
                    column: place,
                    row: other as u64 + 1,
                    ..lab.clone()
                }
            };
            go.emit((changed, Entry::Replace));
        });
        let onchange = heard(&on_choose, |event: Event| {
            event
                .target_dyn_into::<HtmlSelectElement>()?
                .value()
                .parse()
                .ok()
        });
        let option = |(place, dimension): (usize, &engines::tuning::problems::Dimension)| {
            html! {
                <option value={(place + 1).to_string()} selected={place == chosen} disabled={place == other}>{ &dimension.name }</option>
            }
        };
        html! {
            <label for={id}>{ label }{ " " }<select {id} {onchange}>{ for stage.facts.dimensions.iter().enumerate().map(option) }</select></label>
        }
    };
    html! {
        <p class="pair-choices">
            { choice("pair-row", words.rows, row, column) }
            { choice("pair-column", words.columns, column, row) }
        </p>
    }
}

fn maps(stage: &Stage, texts: &Texts) -> Html {
    let words = &texts.tuning.model;
    let (row, column) = pair(stage);
    let table = table_of(stage, row, column);
    let truth = stage
        .facts
        .landscape
        .as_ref()
        .map(|landscape| landscape.of_pairs(row, column));
    let amount = texts.tuning.amount;
    let model_map = table.map(|table| {
        let cells = model_cells(stage, table, (row, column), texts);
        heat_map(
            stage,
            (row, column),
            &cells,
            "map-model",
            words.of_model,
            texts,
        )
    });
    let truth_map = truth.map(|truth| {
        let cell = |truth: experiments::tuning::landscape::Truth| Cell {
            number: truth.mean,
            more: format!("{} {}", words.best_truth, amount(truth.best)),
        };
        let cells: Vec<Option<Cell>> = truth.into_iter().map(|truth| truth.map(cell)).collect();
        heat_map(
            stage,
            (row, column),
            &cells,
            "map-truth",
            words.of_truth,
            texts,
        )
    });
    html! {
        <div class="pair-maps">
            { model_map.unwrap_or_else(|| html! { <p class="quiet">{ words.without_pairs }</p> }) }
            { truth_map.unwrap_or_default() }
        </div>
    }
}

fn table_of(stage: &Stage, row: usize, column: usize) -> Option<&Table> {
    let tuple = [row.min(column) as u8, row.max(column) as u8];
    let tables = stage.moment.model().tables();
    tables.iter().find(|table| table.tuple() == tuple)
}

/// Row by row.
fn model_cells(
    stage: &Stage,
    table: &Table,
    (row, column): (usize, usize),
    texts: &Texts,
) -> Vec<Option<Cell>> {
    let dimensions = &stage.facts.dimensions;
    let mut point = vec![0; dimensions.len()];
    let columns = dimensions[column].values.len();
    let cell = |place: usize| {
        (point[row], point[column]) = ((place / columns) as u16, (place % columns) as u16);
        let entry = table.entry(&point);
        entry.mean().map(|number| Cell {
            number,
            more: (texts.number)(entry.visits.into()),
        })
    };
    (0..dimensions[row].values.len() * columns)
        .map(cell)
        .collect()
}
