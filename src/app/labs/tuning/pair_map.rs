//! Two dimensions together: what the model says of every pair of values, and the truth beside it.

use super::heat_map::{Cell, heat_map};
use super::stage::Stage;
use crate::app::components::heard;
use crate::app::components::lab_page::use_go;
use crate::app::context::use_page;
use crate::app::router::Entry;
use engines::tuning::table::Entry as Known;
use experiments::tuning::TuningLab;
use experiments::tuning::landscape::Truth;
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
    let words = &texts.labs.tuning.page.model;
    let stage = &props.stage;
    html! {
        <>
            if stage.facts.dimensions.len() < 2 {
                <p class="quiet">{ words.one_dimension }</p>
            } else {
                <p class="quiet small">{ words.pairs_lead }</p>
                <Choices stage={stage.clone()} />
                { maps(stage, texts) }
            }
        </>
    }
}

/// Which two they are.
#[component]
fn Choices(props: &PairMapProps) -> Html {
    let words = &use_page().texts.labs.tuning.page.model;
    let go = use_go();
    let stage = &props.stage;
    let Some((row, column)) = stage.lab.pair(stage.facts.dimensions.len()) else {
        return Html::default();
    };
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
    let words = &texts.labs.tuning.page.model;
    let amount = texts.labs.tuning.page.amount;
    let map = |pair, cells: Vec<Option<Cell>>, id, caption| {
        heat_map(stage, pair, &cells, id, caption, texts)
    };
    let model_map = stage.seen.pair.as_ref().map(|seen| {
        let cell = |entry: &Known| {
            entry.mean().map(|number| Cell {
                number,
                more: (texts.number)(entry.visits.into()),
            })
        };
        let cells = seen.entries.iter().map(cell).collect();
        map((seen.row, seen.column), cells, "map-model", words.of_model)
    });
    let truth_map = stage.truths.pair.as_ref().map(|known| {
        let cell = |truth: &Option<Truth>| {
            truth.map(|truth| Cell {
                number: truth.mean,
                more: format!("{} {}", words.best_truth, amount(truth.best)),
            })
        };
        let cells = known.truths.iter().map(cell).collect();
        map(
            (known.row, known.column),
            cells,
            "map-truth",
            words.of_truth,
        )
    });
    html! {
        <div class="pair-maps">
            { model_map.unwrap_or_else(|| html! { <p class="quiet">{ words.without_pairs }</p> }) }
            { truth_map.unwrap_or_default() }
        </div>
    }
}
