//! The rules as a point of the space of games, described as in the source's listing 7.3: value, size of the dimension, range and
//! description; beside it the value at the start.

use experiments::common::aliens_rules::AliensRules;
use experiments::parameters::Parameters;
use games::aliens::{DIMENSIONS, Dimension, Rules};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
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
    let parameter = AliensRules::schema()
        .iter()
        .find(|parameter| parameter.key == dimension.name);
    let (name, description) = parameter.map_or((dimension.name, ""), |parameter| {
        let text = (parameter.text)(texts);
        (text.label, text.help)
    });
    let (now, start) = (dimension.of(rules), dimension.of(&Rules::default()));
    let value = if now == start {
        html! { { now } }
    } else {
        html! { <mark>{ now }</mark> }
    };
    let values: Vec<String> = dimension.values.iter().map(i16::to_string).collect();
    let range = (
        f64::from(*dimension.range.start()),
        f64::from(*dimension.range.end()),
    );
    Row::named(name)
        .with("data-name", dimension.name)
        .cell(value)
        .cell(start.to_string())
        .cell(format!("{}: {}", values.len(), values.join(", ")))
        .cell((texts.range)(range, 0))
        .cell_of("space-text", description)
}
