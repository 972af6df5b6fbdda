//! The payoff matrix to read only, without marks that would answer questions: for games by hand, exercises, and what is crossed out.

use experiments::matrix::PlayerAction;
use games::strategic::StrategicGame;
use page_kit::context::use_page;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::tables::{caption, place};
use yew::prelude::*;

/// Colours of the players' payoffs.
pub const PLAYERS: [&str; 5] = ["of-first", "of-second", "of-third", "of-fourth", "of-fifth"];

#[derive(PartialEq, Properties)]
pub struct PlainTableProps {
    pub of: Analysis,
    /// The actions of the round that was played last.
    #[prop_or_default]
    pub played: Option<[u8; 2]>,
    /// What the third player and all behind do.
    #[prop_or_default]
    pub others: Vec<usize>,
    /// Actions that are crossed out.
    #[prop_or_default]
    pub gone: Vec<PlayerAction>,
    /// Makes a name of an action, of the first player or the second, one that is pressed.
    #[prop_or_default]
    pub name: Option<Callback<PlayerAction, Html>>,
}

/// The matrix of two players; of more, one of their tables.
#[component]
pub fn PlainTable(props: &PlainTableProps) -> Html {
    let PlainTableProps {
        of,
        played,
        others,
        gone,
        ..
    } = props;
    let words = &use_page().texts.labs.matrix.page;
    let game = &of.game;
    let caption = caption(of, others, words);
    let is_gone = |player: usize, action: usize| gone.contains(&(player as u8, action as u8));
    let cell = |row: usize, column: usize| {
        let actions = place([row, column], others);
        let profile = game.profile(&actions);
        let is_out = actions
            .iter()
            .enumerate()
            .any(|(player, &action)| is_gone(player, action));
        let is_played = *played == Some([row as u8, column as u8]);
        let number = |(player, class): (usize, &'static str)| {
            let class = classes!("plain-payoff", class, is_out.then_some("gone"));
            html! { <span {class}>{ game.payoff(profile, player).shown() }</span> }
        };
        html! {
            <td class={classes!("payoff-cell", is_played.then_some("equilibrium"))} aria-current={is_played.then_some("true")}>
                <span>{ for PLAYERS.into_iter().take(game.players().len()).enumerate().map(number) }</span>
            </td>
        }
    };
    let name = |player: usize, action: usize, name: &str| match &props.name {
        Some(pressed) => pressed.emit((player as u8, action as u8)),
        None => html! { { name } },
    };
    let gone_class = |player, action| classes!(is_gone(player, action).then_some("gone"));
    let row = |(row, text): (usize, &String)| {
        let cells = (0..game.size(1)).map(|column| cell(row, column));
        html! { <tr key={row.to_string()}><th scope="row" class={gone_class(0, row)}>{ name(0, row, text) }</th>{ for cells }</tr> }
    };
    let column = |(column, text): (usize, &String)| html! { <th scope="col" class={gone_class(1, column)}>{ name(1, column, text) }</th> };
    html! {
        <div class="scroll whole plain-matrix">
            <table class={table_classes(game)} aria-label={(words.matrix_label)(caption.as_deref().unwrap_or_default())}>
                if let Some(caption) = caption { <caption>{ caption }</caption> }
                <thead>
                    <tr><td></td><th class="of-second" scope="colgroup" colspan={game.size(1).to_string()}>{ of.player(1, words) }</th></tr>
                    <tr><th class="of-first" scope="col">{ of.player(0, words) }</th>{ for game.actions()[1].iter().enumerate().map(column) }</tr>
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
