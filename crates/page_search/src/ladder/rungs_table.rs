//! Results against each opponent: a row with its points, their interval and the way to the last game, and the points as a chart.

use experiments::common::agents::agent_name;
use experiments::ladder::{Counts, Findings, LadderExperiment, RungStanding};
use page_kit::components::chart::BarChart;
use page_kit::components::data_table::DataTable;
use page_kit::context::use_page;
use page_model::kit::chart::bars::Bar;
use page_model::ladder::verdict;
use std::rc::Rc;
use texts::{LadderTexts, Texts};
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

/// A bar an opponent, by its number in the table.
pub fn rungs_chart(standings: &Findings, words: &'static LadderTexts) -> Html {
    let bar = |(index, rung): (usize, &RungStanding)| Bar {
        name: (index + 1).to_string(),
        value: rung.share().unwrap_or(0.0),
        interval: rung.share().map(|_| rung.interval()),
        emphasis: rung.is_beaten(),
    };
    let bars: Vec<Bar> = standings.rungs.iter().enumerate().map(bar).collect();
    html! { <BarChart title={words.chart} bars={Rc::new(bars)} range={(0.0, 1.0)} /> }
}

/// A link to the last game on a rung; a dash where there is none.
pub fn look(rung: &RungStanding, name: &str, lab: &LadderExperiment, texts: &Texts) -> Html {
    let Some(game) = &rung.last_game else {
        return html! { "–" };
    };
    let link = lab.game_to_look_at(&game.moves).link();
    let label = (texts.labs.ladder.page.look_at_game_of)(name, game.as_second);
    html! { <a href={format!("#/{link}")} title={label.clone()} aria-label={label}>{ texts.labs.ladder.page.look_at_game }</a> }
}
