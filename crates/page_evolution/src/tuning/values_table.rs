//! Values of every dimension as numbers.

use experiments::tuning::seen::SeenValue;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::tuning::stage::Stage;
use page_model::tuning::values::{cells, truth_of};
use page_model::tuning::words::setting_of;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ValuesTableProps {
    pub stage: Stage,
}

/// A row a value.
#[component]
pub fn ValuesTable(props: &ValuesTableProps) -> Html {
    let texts = use_page().texts;
    let stage = &props.stage;
    let values = stage.seen.values.iter().flatten().enumerate();
    let rows = values.flat_map(|(place, values)| {
        let values = values.iter().enumerate();
        values.map(move |(value, seen)| row(stage, (place, value), seen, texts))
    });
    html! {
        <DataTable id="values" header={&texts.labs.tuning.page.model.header}>{ for rows }</DataTable>
    }
}

fn row(stage: &Stage, (place, value): (usize, usize), seen: &SeenValue, texts: &Texts) -> Row {
    let dimension = &stage.facts.dimensions[place];
    let truth = truth_of(&stage.truths, (place, value));
    Row::of(format!("{place} {value}"))
        .with("data-dimension", place.to_string())
        .with("data-value", value.to_string())
        .with("data-visits", seen.entry.visits.to_string())
        .name(setting_of(dimension, value as u16, texts))
        .cells(cells(seen, truth, texts))
}
