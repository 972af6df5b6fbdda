//! The rules as a point of the space of games, described as in the source's listing 7.3: value, size of the dimension, range and
//! description; beside it the value at the start.

use experiments::common::aliens_rules::AliensRules;
use games::aliens::{DIMENSIONS, Dimension, Rules};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::aliens::space::DimensionRow;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SpaceTableProps {
    pub rules: AliensRules,
}

/// A row a dimension.
#[component]
pub fn SpaceTable(props: &SpaceTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.aliens.page;
    let rules = props.rules.rules();
    html! {
        <>
            <p class="quiet small">{ words.space_note }</p>
            <DataTable id="space" header={words.space_columns}>
                { for DIMENSIONS.iter().map(|dimension| row(dimension, &rules, texts)) }
            </DataTable>
        </>
    }
}

fn row(dimension: &Dimension, rules: &Rules, texts: &'static Texts) -> Row {
    let told = DimensionRow::of(dimension, rules, texts);
    let value = if told.now == told.start {
        html! { { told.now } }
    } else {
        html! { <mark>{ told.now }</mark> }
    };
    Row::named(told.name)
        .with("data-name", dimension.name)
        .cell(value)
        .cell(told.start.to_string())
        .cell(told.values)
        .cell(told.range)
        .cell_of("space-text", told.description)
}
