//! Behaviour as a table: a row an information set, and how often each action is taken there.

use super::found::{FoundProps, TONES};
use crate::app::components::data_table::{DataTable, Header, Row};
use experiments::exact::Exact;
use texts::TreeGameTexts;
use yew::prelude::*;

/// Rows at most.
const MAX_ROWS: usize = 200;

/// The table.
pub fn behaviour_table(
    of: &FoundProps,
    behaviour: &[Vec<Exact>],
    id: &'static str,
    words: &TreeGameTexts,
) -> Html {
    let row = |set: usize| {
        let player = of.game.sets()[set].player().unwrap_or_default();
        let share = |(action, share): (usize, &Exact)| {
            let class = classes!(
                "taken-share",
                TONES[player],
                share.is_zero().then_some("never")
            );
            html! { <span {class} ~style={format!("--share:{:.3}", share.value)}>{ of.action(set, action) }{ " " }<span class="number">{ share.shown() }</span></span> }
        };
        let shares = behaviour[set].iter().enumerate().map(share);
        Row::of(set.to_string())
            .name(of.player(player, words))
            .cell_of("text", of.labels[set].clone())
            .cell_of(
                "text",
                html! { <span class="shares-in-line">{ for shares }</span> },
            )
    };
    let header: Header = words
        .behaviour_header
        .map(AttrValue::from)
        .into_iter()
        .collect();
    html! { <DataTable {id} class="of-words" {header}>{ for of.own_sets().take(MAX_ROWS).map(row) }</DataTable> }
}
