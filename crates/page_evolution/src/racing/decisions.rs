//! Decisions of every race about the same games, and when, as a table.

use experiments::Experiment;
use experiments::common::races::RaceName;
use experiments::racing::{Findings, RacingExperiment};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::racing::lanes::{decision_by_now, decision_cells, tests_at};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct DecisionsProps {
    pub lab: RacingExperiment,
    pub findings: Rc<Findings>,
}

/// The table.
#[component]
pub fn Decisions(props: &DecisionsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.racing.page.decisions;
    html! {
        <>
            <p class="quiet small">{ words.introduction }</p>
            <DataTable id="decisions" header={&words.header}>
                { for props.lab.told().into_iter().map(|race| row(race, props, texts)) }
            </DataTable>
        </>
    }
}

fn row(race: RaceName, props: &DecisionsProps, texts: &Texts) -> Row {
    let decision = decision_by_now(&props.lab, &props.findings, race);
    let [better, games, reason] = decision_cells(decision.as_ref(), texts);
    let name = texts.labs.racing.parameters.race.option(race as usize);
    let lab = RacingExperiment {
        race,
        ..props.lab.clone()
    };
    let link = Experiment::Racing(lab).link();
    let row = Row::of(name)
        .class("best", race == props.lab.race)
        .with("data-race", race.name())
        .name(html! { <a href={format!("#/{link}")}>{ name }</a> })
        .cell_of("words", tests_at(&props.lab, race, texts));
    match decision {
        None => row.cells([better, games, reason]),
        Some(decision) => row
            .with("data-games", decision.games.to_string())
            .cell(better)
            .cell(games)
            .cell_of("words", reason),
    }
}
