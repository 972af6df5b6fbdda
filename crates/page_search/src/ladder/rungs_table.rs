//! A row an opponent: results, points with their interval, and a game to look at.

use super::look::look;
use experiments::common::agents::agent_name;
use experiments::ladder::{Counts, Findings, LadderExperiment, RungStanding};
use page_kit::components::data_table::DataTable;
use page_kit::context::use_page;
use page_model::ladder::verdict::verdict;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RungsTableProps {
    pub lab: LadderExperiment,
    pub standings: Rc<Findings>,
    /// Who plays them.
    pub caption: AttrValue,
}

/// The table.
#[component]
pub fn RungsTable(props: &RungsTableProps) -> Html {
    let texts = use_page().texts;
    let rungs = props.standings.rungs.iter().enumerate();
    html! {
        <DataTable id="standings" class="number rungs" caption={&props.caption} header={&texts.labs.ladder.page.header}>
            { for rungs.map(|(index, rung)| row(index, rung, &props.lab, texts)) }
        </DataTable>
    }
}

fn row(index: usize, rung: &RungStanding, lab: &LadderExperiment, texts: &Texts) -> Html {
    let words = &texts.labs.ladder.page;
    let name = agent_name(&rung.opponent, texts);
    let counts = rung.counts();
    let verdict = verdict(rung, words);
    let share = rung.share();
    let (low, high) = rung.interval();
    let beaten = (rung.games() > 0 && rung.is_beaten()).then_some("best");
    let three = |counts: Counts| [counts.won, counts.drawn, counts.lost];
    let by_side = (words.by_side)(three(rung.as_first), three(rung.as_second));
    html! {
        <tr key={index} class={classes!(beaten)} data-rung={index.to_string()} data-games={rung.games().to_string()}>
            <th scope="row">
                { format!("{}. {name}", index + 1) }
                <span class="verdict quiet">{ verdict }</span>
            </th>
            <td>{ share.map_or_else(|| "–".to_owned(), |share| (texts.percent)(share)) }</td>
            <td>{ if share.is_some() { format!("{:.0} – {:.0} %", 100.0 * low, 100.0 * high) } else { "–".to_owned() } }</td>
            <td>{ (texts.number)(rung.games()) }</td>
            <td title={by_side.clone()}>{ (texts.number)(counts.won) }</td>
            <td title={by_side.clone()}>{ (texts.number)(counts.drawn) }</td>
            <td title={by_side}>{ (texts.number)(counts.lost) }</td>
            <td>{ look(rung, &name, lab, texts) }</td>
        </tr>
    }
}
