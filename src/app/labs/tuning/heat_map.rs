//! A number for every pair of values of two dimensions, as a table that is coloured like a map. The larger it is, the less
//! stands in its cells; whoever points at one reads it whole.

use super::stage::Stage;
use crate::app::components::chart::extent;
use crate::app::components::data_table::{DataTable, Header};
use texts::Texts;
use yew::prelude::*;

/// Maps with more cells show numbers alone.
const MAX_WITH_WORDS: usize = 60;
/// Maps with more cells show colours alone.
const MAX_WITH_NUMBERS: usize = 130;

/// What a cell shows: a number and a few words more.
pub struct Cell {
    pub number: f64,
    pub more: String,
}

/// The map of the dimensions `row` and `column`; cells row by row, `None` where nothing is known.
pub fn heat_map(
    stage: &Stage,
    (row, column): (usize, usize),
    cells: &[Option<Cell>],
    id: &'static str,
    caption: &str,
    texts: &Texts,
) -> Html {
    let dimensions = [row, column].map(|place| &stage.facts.dimensions[place]);
    let names = dimensions.map(|dimension| dimension.name.as_str());
    let columns = &dimensions[1].values;
    let range = range(cells);
    let cell = |value: usize, (other, cell): (usize, &Option<Cell>)| {
        let values = [&dimensions[0].values[value], &columns[other]];
        let settings =
            [0, 1].map(|place| (texts.labs.tuning.page.setting)(names[place], values[place]));
        one(
            cell.as_ref(),
            range,
            &settings.join(", "),
            cells.len(),
            texts,
        )
    };
    let line = |(value, cells): (usize, &[Option<Cell>])| {
        html! {
            <tr key={value}><th scope="row">{ &dimensions[0].values[value] }</th>{ for cells.iter().enumerate().map(|known| cell(value, known)) }</tr>
        }
    };
    let colours = (cells.len() > MAX_WITH_NUMBERS).then_some("colours");
    let class = classes!("number", "heat-map", "pair-map", colours);
    html! {
        <DataTable {id} {class} caption={caption.to_owned()} corner={names.join(" \\ ")} header={columns.iter().cloned().collect::<Header>()}>
            { for cells.chunks(columns.len()).enumerate().map(line) }
        </DataTable>
    }
}

/// From the least to the largest number.
fn range(cells: &[Option<Cell>]) -> (f64, f64) {
    let numbers = cells.iter().flatten().map(|cell| cell.number);
    extent(numbers).unwrap_or_default()
}

fn one(
    cell: Option<&Cell>,
    (low, high): (f64, f64),
    setting: &str,
    count: usize,
    texts: &Texts,
) -> Html {
    let Some(Cell { number, more }) = cell else {
        return html! { <td></td> };
    };
    let strength = 60.0 * (number - low) / (high - low).max(f64::MIN_POSITIVE);
    let amount = (texts.labs.tuning.page.amount)(*number);
    let title = (texts.labs.tuning.page.model.cell)(setting, &amount, more);
    html! {
        <td class="wins" style={format!("--strength:{strength:.0}%")} {title}>
            if count <= MAX_WITH_NUMBERS { { amount } }
            if count <= MAX_WITH_WORDS { <small class="quiet">{ more }</small> }
        </td>
    }
}
