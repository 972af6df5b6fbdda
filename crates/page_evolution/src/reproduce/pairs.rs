//! Tables 5.2 and 5.4: row strategy against column strategy, the row begins.

use super::against_start::cells;
use experiments::reproduce::Tables;
use experiments::reproduce::published::Published;
use page_kit::components::data_table::DataTable;
use page_kit::context::use_page;
use page_model::reproduce::cells::deviation as deviation_of;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PairsProps {
    pub game: &'static str,
    /// Of the table, after 5.
    pub number: u8,
    pub tables: Tables,
    pub published: Published,
}

/// The table: a row a pair, since each has seven numbers.
#[component]
pub fn Pairs(props: &PairsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.reproduce.page;
    let row = |row: usize, column: usize| {
        let (mean, deviation) = props.published.pairs[row][column];
        let ours = props.tables.pairs.get(row).map(|pairs| pairs[column]);
        html! {
            <tr key={4 * row + column}>
                if column == 0 { <th scope="rowgroup" rowspan="4">{ words.algorithms[row] }</th> }
                <th scope="row">{ words.algorithms[column] }</th>
                <td>{ format!("{mean:.3} ± {deviation:.3}") }</td>
                { cells(ours.as_ref().map(|pair| &pair.mean), texts) }
                <td>{ deviation_of(ours.as_ref()) }</td>
            </tr>
        }
    };
    let id = AttrValue::from(format!("table-5-{}", props.number));
    html! {
        <div class="rows" {id}>
            <p class="quiet small">{ words.pairs_lead }</p>
            <DataTable class="number published" header={&words.pairs_header}>
                { for (0..4).flat_map(|first| (0..4).map(move |second| (first, second))).map(|(first, second)| row(first, second)) }
            </DataTable>
        </div>
    }
}
