//! Several evolutions side by side: what each has come to.

use experiments::evolution::{EvolutionExperiment, Evolved, Findings};
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::evolution::history::worth_cell;
use page_model::evolution::strategies::parameter_names;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct EvolutionsTableProps {
    pub lab: EvolutionExperiment,
    pub findings: Rc<Findings>,
}

/// The table.
#[component]
pub fn EvolutionsTable(props: &EvolutionsTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.evolution.page;
    let names = parameter_names(props.lab.game, texts);
    let length = props.findings.main().steps[0].parent_meaning.len();
    let row = |(index, evolved): (usize, &Evolved)| {
        let meaning = props.lab.meaning(evolved.strategy());
        let worth = worth_cell(&props.lab, evolved.worth.last(), texts);
        Row::named((index + 1).to_string())
            .cell(evolved.steps.len())
            .cell(evolved.archive.len() - 1)
            .cell((texts.number)(evolved.games))
            .cells(meaning.iter().map(|&number| (texts.value)(number)))
            .cell(worth)
    };
    let header = words.evolutions_header.iter();
    let header = header.chain(names.iter().take(length)).copied();
    let header: Header = header.chain([words.worth]).collect();
    let begun = props.findings.evolved.iter().enumerate();
    let begun = begun.filter(|(_, evolved)| !evolved.archive.is_empty());
    html! {
        <div id="all-evolutions">
            <DataTable {header}>{ for begun.map(row) }</DataTable>
        </div>
    }
}
