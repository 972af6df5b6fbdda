//! Finalists and the races between them as numbers.

use experiments::tuning::{FinalRace, Finalist, Finals};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::tuning::finals::{leads, players, verdict};
use page_model::tuning::stage::SharedFacts;
use page_model::tuning::words::{finalist_marks, mean_with_interval, setting};
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FinalsTablesProps {
    pub finals: Finals,
    pub facts: SharedFacts,
}

/// Both tables.
#[component]
pub fn FinalsTables(FinalsTablesProps { finals, facts }: &FinalsTablesProps) -> Html {
    let texts = use_page().texts;
    html! { <div class="rows">{ finalists(finals, facts, texts) }{ races(finals, texts) }</div> }
}

fn finalists(finals: &Finals, facts: &SharedFacts, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.finals;
    let row = |(place, finalist): (usize, &Finalist)| {
        let leads = leads(finals, finalist);
        let value = mean_with_interval(&finalist.entry, facts.problem.range(), texts);
        let marks = finalist_marks(place, leads, texts);
        let name = (words.finalist)(place + 1);
        Row::of(place)
            .class("best", leads)
            .with("data-leads", leads.to_string())
            .name(html! { <>{ name }{ " " }<span class="quiet small">{ marks }</span></> })
            .cell_of("words", setting(&facts.dimensions, &finalist.point, texts))
            .cell((texts.number)(finalist.entry.visits.into()))
            .cell(value)
    };
    html! {
        <DataTable id="finalists" header={&words.finalists_header}>
            { for finals.finalists.iter().enumerate().map(row) }
        </DataTable>
    }
}

fn races(finals: &Finals, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.finals;
    let row = |race: &FinalRace| {
        let (low, high) = race.bounds;
        Row::named(players(race, texts))
            .cell((texts.number)(race.comparisons))
            .cell((texts.percent)(race.share))
            .cell((texts.range)((low, high), 3))
            .cell_of("words", verdict(race, texts))
    };
    html! {
        <DataTable id="final-races" header={&words.races_header}>
            { for finals.races.iter().map(row) }
        </DataTable>
    }
}
