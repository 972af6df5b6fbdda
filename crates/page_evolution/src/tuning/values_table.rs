//! Values of every dimension as numbers.

use super::stage::Stage;
use super::words::{or_dash, setting_of};
use experiments::tuning::seen::SeenValue;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
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
    let words = &texts.labs.tuning.page.model;
    let amount = texts.labs.tuning.page.amount;
    let dimension = &stage.facts.dimensions[place];
    let truths = stage.truths.values.get(place);
    let truth = truths.and_then(|truths| *truths.get(value)?);
    let mean = seen.entry.mean();
    // Of a value that was never seen the mean is that of the point's other tuples, which depends on the point.
    let bound = mean.map_or_else(
        || (words.unseen_bound)(&amount(seen.exploration)),
        |mean| amount(mean + seen.exploration),
    );
    let visits = match seen.entry.visits {
        0 => words.never.to_owned(),
        visits => (texts.number)(visits.into()),
    };
    Row::of(format!("{place} {value}"))
        .with("data-dimension", place.to_string())
        .with("data-value", value.to_string())
        .with("data-visits", seen.entry.visits.to_string())
        .name(setting_of(dimension, value as u16, texts))
        .cell(visits)
        .cell(or_dash(mean, texts))
        .cell(or_dash(seen.entry.standard_deviation(), texts))
        .cell(or_dash(seen.entry.standard_error(), texts))
        .cell(bound)
        .cell(or_dash(truth.map(|truth| truth.mean), texts))
}
