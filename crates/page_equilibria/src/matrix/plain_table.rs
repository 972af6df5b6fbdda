//! The payoff matrix to read only, without marks that would answer questions: for games by hand and exercises.

use games::strategic::StrategicGame;
use page_kit::context::use_page;
use page_model::matrix::analysis::Analysis;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PlainTableProps {
    pub of: Analysis,
    /// The actions of the round that was played last.
    #[prop_or_default]
    pub played: Option<[u8; 2]>,
}

/// The matrix of two players.
#[component]
pub fn PlainTable(PlainTableProps { of, played }: &PlainTableProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let game = &of.game;
    let cell = |row: usize, column: usize| {
        let profile = game.profile(&[row, column]);
        let is_played = *played == Some([row as u8, column as u8]);
        let number = |(player, class): (usize, &'static str)| {
            html! { <span class={classes!("plain-payoff", class)}>{ game.payoff(profile, player).shown() }</span> }
        };
        html! {
            <td class={classes!("payoff-cell", is_played.then_some("equilibrium"))} aria-current={is_played.then_some("true")}>
                <span>{ for ["of-first", "of-second"].into_iter().enumerate().map(number) }</span>
            </td>
        }
    };
    let row = |(row, name): (usize, &String)| {
        let cells = (0..game.size(1)).map(|column| cell(row, column));
        html! { <tr key={row.to_string()}><th scope="row">{ name }</th>{ for cells }</tr> }
    };
    let column = |name: &String| html! { <th scope="col">{ name }</th> };
    html! {
        <div class="scroll whole plain-matrix">
            <table class={table_classes(game)} aria-label={(words.matrix_label)("")}>
                <thead>
                    <tr><td></td><th class="of-second" scope="colgroup" colspan={game.size(1).to_string()}>{ of.player(1, words) }</th></tr>
                    <tr><th class="of-first" scope="col">{ of.player(0, words) }</th>{ for game.actions()[1].iter().map(column) }</tr>
                </thead>
                <tbody>{ for game.actions()[0].iter().enumerate().map(row) }</tbody>
            </table>
        </div>
    }
}

/// With more actions than this of a player, cells are narrow.
const MAX_ROOMY: usize = 8;

/// How a matrix of payoffs looks.
pub fn table_classes(game: &StrategicGame) -> Classes {
    let is_dense = game.size(0).max(game.size(1)) > MAX_ROOMY;
    classes!("payoffs", is_dense.then_some("dense"))
}
