//! Behaviour as a table: a row an information set, and how often each action is taken there.

use super::found::TONES;
use experiments::exact::Exact;
use games::tree_game::SetId;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_model::tree_game::analysis::Analysis;
use texts::TreeGameTexts;
use yew::prelude::*;

/// Rows at most.
pub const MAX_ROWS: usize = 200;

/// The table.
pub fn behaviour_table(
    of: &Analysis,
    behaviour: &[Vec<Exact>],
    id: &'static str,
    words: &TreeGameTexts,
) -> Html {
    let row = |set: usize| {
        let player = of.game.sets()[set].player().unwrap_or_default();
        Row::of(set.to_string())
            .name(of.player(player, words))
            .cell_of("text", of.labels[set].clone())
            .cell_of("text", in_line(of, set, &behaviour[set]))
    };
    let header: Header = words
        .behaviour_header
        .map(AttrValue::from)
        .into_iter()
        .collect();
    html! { <DataTable {id} class="of-words" {header}>{ for of.own_sets().take(MAX_ROWS).map(row) }</DataTable> }
}

/// How often each action of a set is taken, each with a bar.
pub fn in_line(of: &Analysis, set: SetId, shares: &[Exact]) -> Html {
    let player = of.game.sets()[set].player().unwrap_or_default();
    let share = |(action, share): (usize, &Exact)| {
        let class = classes!(
            "taken-share",
            TONES[player],
            share.is_zero().then_some("never")
        );
        html! { <span {class} ~style={format!("--share:{:.3}", share.value)}>{ of.action(set, action) }{ " " }<span class="number">{ share.shown() }</span></span> }
    };
    html! { <span class="shares-in-line">{ for shares.iter().enumerate().map(share) }</span> }
}
