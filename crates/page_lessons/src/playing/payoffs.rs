//! Payoffs of a strategic game for one of its sides: its actions as rows, its payoff first.

use classes::playing::game::{ClassGame, Role};
use classes::playing::round::Round;
use page_kit::components::data_table::{DataTable, Header, Row};
use yew::prelude::*;

/// The table; nothing for other games.
pub fn payoffs(round: &Round, role: Role) -> Html {
    let ClassGame::Strategic(strategic) = &round.game else {
        return Html::default();
    };
    let game = &strategic.game;
    let (own, others) = (game.names(role), game.names(1 - role));
    let payoff =
        |player: usize, first: usize, second: usize| game.fraction(player, first, second).shown();
    let row = |(action, name): (usize, &String)| {
        let cells = (0..others.len()).map(|other| {
            format!(
                "{}, {}",
                payoff(role, action, other),
                payoff(1 - role, other, action)
            )
        });
        Row::of(action).name(name.clone()).cells(cells).into()
    };
    let rows: Vec<Html> = own.iter().enumerate().map(row).collect();
    let header: Header = [String::new()]
        .into_iter()
        .chain(others.iter().cloned())
        .collect();
    html! { <DataTable {header}>{ for rows }</DataTable> }
}
