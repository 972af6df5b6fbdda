//! Numbers: the checkpoints of the run that is looked at, a row a player.

use super::found::FoundProps;
use experiments::general_sum::Checkpoint;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use yew::prelude::*;

/// The table.
#[component]
pub fn Numbers(FoundProps { lab, findings }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.general_sum.page;
    let points = findings
        .run(lab.run_shown())
        .map_or(&[][..], |run| &run.checkpoints);
    let row = |point: &Checkpoint, player: usize| {
        let amounts = [&point.payoffs, &point.gains, &point.average_regrets];
        Row::of(format!("{}-{player}", point.iteration))
            .name((texts.number)(point.iteration))
            .cell((words.player)(player))
            .cells(amounts.map(|list| (words.amount)(list[player])))
    };
    let players = findings.compiled.game.players();
    let rows = points
        .iter()
        .flat_map(|point| (0..players).map(move |player| row(point, player)));
    html! { <DataTable id="numbers" header={&words.table_header} is_cut=true>{ for rows }</DataTable> }
}
