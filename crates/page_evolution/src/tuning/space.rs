//! The space that is searched, a dimension a row: what is recommended, which values there are, and what the dimension is.
//!
//! As in listing 7.3 of the chapter on NTBEA, for every problem.

use super::stage::Stage;
use engines::tuning::problems::Dimension;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SpaceTableProps {
    pub stage: Stage,
    /// The point that leads the final races, if there are any.
    pub winner: Option<Vec<u16>>,
}

/// The table.
#[component]
pub fn SpaceTable(props: &SpaceTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.space;
    let (lab, dimensions) = (&props.stage.lab, &props.stage.facts.dimensions);
    let descriptions: Vec<&str> = dimensions
        .iter()
        .filter_map(|dimension| lab.description_of(&dimension.name, texts))
        .collect();
    let is_described = descriptions.len() == dimensions.len();
    let mut header = words.header.to_vec();
    if props.winner.is_some() {
        header.insert(2, words.winner);
    }
    header.extend(is_described.then_some(words.description));
    let points: u64 = dimensions
        .iter()
        .map(|dimension| dimension.values.len() as u64)
        .product();
    let rows = dimensions.iter().enumerate().map(|(place, dimension)| {
        let row = row(props, place, dimension, texts);
        match descriptions.get(place).filter(|_| is_described) {
            Some(description) => row.cell_of("words", *description),
            None => row,
        }
    });
    html! {
        <>
            <p class="quiet small">{ (words.points)(&(texts.number)(points)) }</p>
            <DataTable id="space-table" header={&header[..]}>{ for rows }</DataTable>
        </>
    }
}

fn row(props: &SpaceTableProps, place: usize, dimension: &Dimension, texts: &Texts) -> Row {
    let value_in = |point: &[u16]| dimension.values.get(usize::from(*point.get(place)?));
    let recommended = props.stage.seen.recommended.as_ref();
    let value = recommended.and_then(|recommended| value_in(&recommended.point));
    let readable = |value: &String| value.replace('-', "−");
    let nothing = || texts.labs.tuning.page.space.nothing.to_owned();
    let values: Vec<String> = dimension.values.iter().map(readable).collect();
    let winner = props.winner.as_ref();
    let won = winner.map(|winner| value_in(winner).map_or_else(nothing, readable));
    let row = Row::of(place)
        .name(dimension.name.clone())
        .cell(value.map_or_else(nothing, readable));
    won.into_iter()
        .fold(row, Row::cell)
        .cell_of("words", values.join(", "))
        .cell((texts.number)(dimension.values.len() as u64))
}
