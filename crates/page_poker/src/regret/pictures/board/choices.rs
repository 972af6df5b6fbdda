//! Players × choices: the board of a game without cards.

use super::cell::Cell;
use super::keys::walk;
use crate::regret::pictures::looking::Looking;
use engines::regret::InformationSet;
use experiments::regret::naming;
use page_kit::components::player_mark::player_mark;
use page_model::regret::cells::{Cells, Choice};
use page_model::regret::shown::Shown;
use texts::Texts;
use yew::prelude::*;

/// The board.
pub fn choices(shown: &Shown, looking: &Looking, texts: &'static Texts) -> Html {
    let label = texts.labs.regret.pictures.board.label;
    let tree = &shown.learned.tree;
    let sets = tree.information_sets();
    let names = sets.first().map_or(&[][..], |set| &set.actions);
    let head = |name: &String| html! { <th scope="col"><strong class="column-deed">{ name }</strong></th> };
    html! {
        <table class="board-table" aria-label={label} data-own-keys="true" onkeydown={Callback::from(walk)} data-columns={names.len().to_string()}>
            <thead><tr><td></td>{ for names.iter().map(head) }</tr></thead>
            <tbody>{ for sets.iter().enumerate().map(|(row, set)| player(shown, looking, row, set, texts)) }</tbody>
        </table>
    }
}

fn player(
    shown: &Shown,
    looking: &Looking,
    row: usize,
    set: &InformationSet,
    texts: &'static Texts,
) -> Html {
    let lab = looking.lab();
    let cells = Cells::new(lab, shown, texts);
    let name = naming::set_name(&shown.learned.tree, row, texts);
    let cell = |action: usize| {
        let Choice { bar, text, label } = cells.choice(row, action, &name);
        let is_selected = lab.set == set.key;
        // The tab key comes to one cell of each player.
        html! {
            <td>
                <Cell player={set.player} name={set.key.clone()} {bar} {text} {label} {is_selected}
                    is_fixed={cells.is_fixed(row)} is_entry={action == 0} on_select={looking.set()} />
            </td>
        }
    };
    html! {
        <tr key={set.key.clone()}>
            <th scope="row">{ player_mark(set.player) }{ " " }{ &name }</th>
            { for (0..set.actions.len()).map(cell) }
        </tr>
    }
}
