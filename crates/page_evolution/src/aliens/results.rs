//! Many games: how often the agent wins, how many points it gets, and how its games end.

use experiments::aliens::{AliensExperiment, Extreme, Findings};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::aliens::results::{link_to, spread, won};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ResultsProps {
    pub lab: AliensExperiment,
    pub findings: Rc<Findings>,
}

/// What the run has found.
#[component]
pub fn Results(props: &ResultsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.aliens.page;
    let tally = &props.findings.tally;
    let games = tally.games();
    let Some((share, points)) = tally.win_share().zip(tally.points()) else {
        return html! { <p class="quiet nothing-yet">{ words.nothing_yet }</p> };
    };
    let row = |name: &'static str, value: String| Row::named(name).cell(value);
    let ends = [tally.won, tally.bombed, tally.landed, tally.out_of_time];
    let ends = words.ended.into_iter().zip(ends);
    let steps = (texts.fixed)(tally.steps as f64 / games as f64, 1);
    html! {
        <>
            <p id="score" data-won={share.mean.to_string()} data-points={points.mean.to_string()}><strong>{ won(&share, texts) }</strong></p>
            <DataTable>
                { row(words.points_per_game, spread(&points, texts)) }
                { row(words.steps_per_game, steps) }
                { for ends.map(|(name, count)| row(name, (texts.number)(count))) }
            </DataTable>
            <ul class="links">
                { for tally.best.map(|best| to_game(&props.lab, best, (words.best)(best.points, best.game))) }
                { for tally.worst.map(|worst| to_game(&props.lab, worst, (words.worst)(worst.points, worst.game))) }
            </ul>
        </>
    }
}

/// The way to a game, at its end.
fn to_game(lab: &AliensExperiment, extreme: Extreme, words: String) -> Html {
    let link = format!("#/{}", link_to(lab, extreme));
    html! { <li><a href={link}>{ words }</a></li> }
}
