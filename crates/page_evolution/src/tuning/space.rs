//! The space that is searched, a dimension a row: what is recommended, which values there are, and what the dimension is.
//!
//! As in listing 7.3 of the chapter on NTBEA, for every problem.

use engines::tuning::problems::Dimension;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::tuning::space::{all_values, descriptions, header, points, value_of};
use page_model::tuning::stage::Stage;
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
    let described = descriptions(lab, dimensions, texts);
    let header = header(props.winner.is_some(), described.is_some(), texts);
    let rows = dimensions.iter().enumerate().map(|(place, dimension)| {
        let row = row(props, place, dimension, texts);
        match &described {
            Some(descriptions) => row.cell_of("words", descriptions[place]),
            None => row,
        }
    });
    html! {
        <>
            <p class="quiet small">{ (words.points)(&(texts.number)(points(dimensions))) }</p>
            <DataTable id="space-table" header={&header[..]}>{ for rows }</DataTable>
        </>
    }
}

fn row(props: &SpaceTableProps, place: usize, dimension: &Dimension, texts: &Texts) -> Row {
    let recommended = props.stage.seen.recommended.as_ref();
    let recommended = recommended.map(|recommended| &recommended.point[..]);
    let value = |point: Option<&[u16]>| value_of(dimension, place, point, texts);
    let won = props.winner.as_deref().map(|winner| value(Some(winner)));
    let row = Row::of(place)
        .name(dimension.name.clone())
        .cell(value(recommended));
    won.into_iter()
        .fold(row, Row::cell)
        .cell_of("words", all_values(dimension))
        .cell((texts.number)(dimension.values.len() as u64))
}
