//! Many games: how often the first strategy wins, and how long games last.

use experiments::war::Findings;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ResultsProps {
    pub findings: Rc<Findings>,
}

/// What the run has found.
#[component]
pub fn Results(props: &ResultsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.war.page;
    let tally = props.findings.tally;
    let games = tally.points.games();
    let row = |name: &'static str, value: String| Row::named(name).cell(value);
    let points = tally.points;
    html! {
        <>
            if let Some(score) = points.mean() {
                <p id="score" data-score={score.to_string()}><strong>{ (words.score)(score, points.interval()) }</strong></p>
                <DataTable>
                    { row(words.won, (texts.number)(points.won)) }
                    { row(words.lost, (texts.number)(points.lost)) }
                    { row(words.drawn, (texts.number)(points.drawn)) }
                    { row(words.unfinished, format!("{} ({})", (texts.number)(tally.unfinished), (texts.percent)(tally.unfinished as f64 / games as f64))) }
                    { row(words.rounds, (texts.fixed)(tally.rounds as f64 / games as f64, 1)) }
                </DataTable>
            } else {
                <p class="quiet nothing-yet">{ words.nothing_yet }</p>
            }
        </>
    }
}
