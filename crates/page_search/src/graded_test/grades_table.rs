//! A row an opponent: points, what they may truly be, results, and where the candidate stands.

use engines::agents::Agent;
use experiments::common::agents::agent_name;
use experiments::graded_test::{Findings, GradedTestExperiment, Met};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::graded_test::standing;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct GradesTableProps {
    /// As the address has it.
    pub lab: GradedTestExperiment,
    /// Who has played.
    pub candidate: Agent,
    pub results: Rc<Findings>,
}

/// The table.
#[component]
pub fn GradesTable(props: &GradesTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.graded_test.page;
    let go = use_go();
    let row = |met: &Met| {
        let (counts, (low, high)) = (met.counts(), met.interval());
        let next = GradedTestExperiment {
            opponent: met.grade,
            game: 0,
            ..props.lab.clone()
        };
        let onclick = go.reform(move |_: MouseEvent| (next.clone(), Entry::Replace));
        let button = html! {
            <button class="small" {onclick} aria-label={(words.show_opponent)(met.grade)}>{ met.grade }</button>
        };
        let ends = format!("{:.0} – {:.0} %", 100.0 * low, 100.0 * high);
        let of_games = |text: String| {
            if met.games() > 0 {
                text
            } else {
                "–".to_owned()
            }
        };
        Row::of(met.grade.to_string())
            .with("data-grade", met.grade.to_string())
            .with("data-standing", met.standing().name())
            .class("best", met.standing().is_reached())
            .name(button)
            .cell(agent_name(&met.opponent, texts))
            .cell(of_games(
                met.share().map_or_else(String::new, texts.percent),
            ))
            .cell(of_games(ends))
            .cells([counts.won, counts.drawn, counts.lost].map(|count| (texts.number)(count)))
            .cell(standing(met.standing(), texts))
    };
    let caption = (words.caption)(&agent_name(&props.candidate, texts));
    html! {
        <DataTable id="standings" class="number grades" {caption} header={&words.header}>{ for props.results.met.iter().map(row) }</DataTable>
    }
}
