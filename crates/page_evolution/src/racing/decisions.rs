//! Decisions of every race about the same games, and when, as a table.

use crate::race_words::reason;
use experiments::Experiment;
use experiments::common::races::RaceName;
use experiments::racing::{Findings, RacingLab};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct DecisionsProps {
    pub lab: RacingLab,
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
    let words = &texts.labs.racing.page.decisions;
    let live = props.findings.live.as_ref();
    let decision = live.and_then(|live| live.decision(&props.lab, race));
    // Looking at a moment before the verdict, there is none yet.
    let decision = decision.filter(|decision| {
        let now = props.lab.game.unwrap_or(u64::MAX);
        decision.games <= now
    });
    let name = texts.labs.racing.parameters.race.options[race as usize];
    let lab = RacingLab {
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
        None => row.cells([words.undecided, "–", "–"]),
        Some(decision) => row
            .with("data-games", decision.games.to_string())
            .cell(words.players[decision.verdict.better.index()])
            .cell((texts.number)(decision.games))
            .cell_of("words", reason(decision.verdict.reason, texts)),
    }
}

/// After how many games a race tests, and with which part of δ.
pub(super) fn tests_at(lab: &RacingLab, race: RaceName, texts: &Texts) -> String {
    let words = &texts.labs.racing.page.decisions;
    let rules = lab.plan_of(race).rules;
    let schedule = words.schedules[rules.schedule as usize];
    let correction = words.corrections[rules.correction as usize];
    format!("{schedule}, {correction}")
}
