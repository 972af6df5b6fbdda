//! Labels of equilibria: those of both strategies, which are all.

use super::found::FoundProps;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::matrix::labels::{counted, labels_of_equilibria};
use yew::prelude::*;

/// A row for each equilibrium that is marked.
#[component]
pub fn LabelledPairs(FoundProps { of }: &FoundProps) -> Html {
    let texts = &use_page().texts.labs.matrix;
    let all = use_memo(of.clone(), labels_of_equilibria);
    if all.is_empty() {
        return Html::default();
    }
    let row = |(number, [first, second]): (usize, &[Vec<usize>; 2])| {
        Row::named(format!("E{}", number + 1))
            .cell(counted(first))
            .cell(counted(second))
    };
    let players = [0, 1].map(|player| of.player(player, &texts.page));
    let header: Header = [String::new()]
        .into_iter()
        .chain(players.map(|name| (texts.labels.of_player)(&name)))
        .collect();
    html! {
        <div class="rows">
            <p>{ (texts.labels.complete)(of.game.size(0) + of.game.size(1)) }</p>
            <DataTable id="labelled-pairs" {header} is_cut=true>{ for all.iter().enumerate().map(row) }</DataTable>
        </div>
    }
}
