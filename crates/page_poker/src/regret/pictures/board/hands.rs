//! Hands × histories: the board of a game with cards.

use super::cell::Cell;
use super::keys::walk;
use crate::regret::pictures::looking::Looking;
use crate::regret::show_lab::show_lab;
use engines::regret::GameTree;
use experiments::regret::{RegretExperiment, naming};
use page_kit::components::player_mark::{player_class, player_mark};
use page_kit::context::Context;
use page_kit::router::Router;
use page_model::regret::bar::typed;
use page_model::regret::board::{Board, Column};
use page_model::regret::cells::{Cells, column_name, is_entry, shown_actions};
use page_model::regret::shown::Shown;
use std::sync::Arc;
use texts::Texts;
use yew::prelude::*;

/// More hands stand closer together.
const MAX_AIRY: usize = 5;

/// The board.
pub fn hands(shown: &Shown, board: &Board, looking: &Looking, page: &Context) -> Html {
    let texts = page.texts;
    let lab = looking.lab();
    let tree = &shown.learned.tree;
    let drawing = Drawing {
        tree,
        board,
        lab,
        cells: Cells::new(lab, shown, texts),
        on_select: looking.set(),
        on_drag: on_drag(lab, tree, &page.router),
    };
    let columns = &board.columns;
    let row = |(hand, card): (usize, &char)| {
        html! {
            <tr key={card.to_string()}>
                <th scope="row"><span class="hand-card">{ *card }</span></th>
                { for columns.iter().map(|column| drawing.cell(column, hand)) }
            </tr>
        }
    };
    let label = texts.labs.regret.pictures.board.label;
    let is_dense = board.hands.len() > MAX_AIRY;
    html! {
        <table class={classes!("board-table", is_dense.then_some("dense"))} aria-label={label} data-own-keys="true" onkeydown={Callback::from(walk)} data-columns={columns.len().to_string()}>
            <thead><tr><td></td>{ for columns.iter().map(|column| head(column, texts)) }</tr></thead>
            <tbody>{ for board.hands.iter().enumerate().map(row) }</tbody>
        </table>
    }
}

/// Fixes how often somebody does the last of two actions.
fn on_drag(
    lab: &RegretExperiment,
    tree: &Arc<GameTree>,
    router: &Router,
) -> Callback<(String, f64)> {
    let (lab, tree, router) = (lab.clone(), tree.clone(), router.clone());
    Callback::from(move |(key, share): (String, f64)| {
        if let Ok(fixed) = lab.with_fixed(&tree, &key, &typed(share)) {
            show_lab(&router, &fixed);
        }
    })
}

fn head(column: &Column, texts: &Texts) -> Html {
    let words = &texts.labs.regret.pictures.board;
    let history = naming::history(&column.events, texts);
    let player = column.player;
    html! {
        <th scope="col" class={player_class(player)}>
            { player_mark(player) }<span class="visually-hidden">{ (words.column)(player.index(), &history) }</span>
            <span aria-hidden="true" class="column-history">
                if history.is_empty() { { texts.labs.regret.deeds.nothing_yet } } else { { history } }
            </span>
            <strong class="column-deed">{ (words.bar)(&column_name(column, texts)) }</strong>
        </th>
    }
}

/// What cells are drawn from.
struct Drawing<'a> {
    tree: &'a GameTree,
    board: &'a Board,
    lab: &'a RegretExperiment,
    cells: Cells<'a>,
    on_select: Callback<String>,
    on_drag: Callback<(String, f64)>,
}

impl Drawing<'_> {
    fn cell(&self, column: &Column, hand: usize) -> Html {
        let Some(row) = column.rows[hand] else {
            return html! { <td></td> };
        };
        let (lab, cells) = (self.lab, &self.cells);
        let key = &self.tree.information_sets()[row].key;
        let actions = shown_actions(column.deeds.len());
        let on_drag = (actions.len() == 1).then(|| self.on_drag.clone());
        html! {
            <td>
                <Cell player={column.player} name={key.clone()} bar={cells.bar(row, &actions)} text={cells.text(row, &actions)}
                    label={cells.label(row)} is_selected={lab.set == *key} is_fixed={cells.is_fixed(row)}
                    is_entry={is_entry(self.board, row, key, &lab.set)} on_select={self.on_select.clone()} {on_drag} />
            </td>
        }
    }
}
