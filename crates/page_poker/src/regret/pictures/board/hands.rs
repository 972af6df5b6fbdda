//! Hands × histories: the board of a game with cards.

use super::bar::Bar;
use super::cell::Cell;
use super::keys::walk;
use crate::regret::pictures::looking::Looking;
use crate::regret::pictures::shown::Shown;
use crate::regret::show_lab::show_lab;
use engines::regret::kuhn_equilibrium;
use engines::regret::{GameTree, Locks, Strategy};
use experiments::regret::RegretLab;
use experiments::regret::board::{Board, Column};
use experiments::regret::naming;
use page_kit::components::player_mark::{player_class, player_mark};
use page_kit::context::Context;
use page_kit::router::Router;
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
    let chosen = shown.equilibria.as_ref();
    let chosen = chosen.and_then(|_| kuhn_equilibrium::strategy(tree, lab.equilibrium));
    let drawing = Drawing {
        shown,
        board,
        lab,
        locks: lab.lock.of_game(tree),
        chosen,
        on_select: looking.set(),
        on_drag: on_drag(lab, tree, &page.router),
        texts,
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
fn on_drag(lab: &RegretLab, tree: &Arc<GameTree>, router: &Router) -> Callback<(String, f64)> {
    let (lab, tree, router) = (lab.clone(), tree.clone(), router.clone());
    Callback::from(move |(key, share): (String, f64)| {
        let typed = [format!("{:.2}", 1.0 - share), format!("{share:.2}")];
        if let Ok(fixed) = lab.with_fixed(&tree, &key, &typed) {
            show_lab(&router, &fixed);
        }
    })
}

/// The actions that bars show, from the left: the last one first, all but the first where there are two.
fn shown_actions(count: usize) -> Vec<usize> {
    (1..count).rev().collect()
}

fn head(column: &Column, texts: &Texts) -> Html {
    let words = &texts.labs.regret.pictures.board;
    let history = naming::history(&column.events, texts);
    let names = shown_actions(column.deeds.len()).into_iter();
    let names = names.map(|action| naming::deed_name(&column.deeds[action], texts));
    let names: Vec<String> = names.collect();
    let player = column.player;
    html! {
        <th scope="col" class={player_class(player)}>
            { player_mark(player) }<span class="visually-hidden">{ (words.column)(player.index(), &history) }</span>
            <span aria-hidden="true" class="column-history">
                if history.is_empty() { { texts.labs.regret.deeds.nothing_yet } } else { { history } }
            </span>
            <strong class="column-deed">{ (words.bar)(&names.join(" / ")) }</strong>
        </th>
    }
}

/// What cells are drawn from.
struct Drawing<'a> {
    shown: &'a Shown,
    board: &'a Board,
    lab: &'a RegretLab,
    locks: Locks,
    /// The equilibrium that was chosen.
    chosen: Option<Strategy>,
    on_select: Callback<String>,
    on_drag: Callback<(String, f64)>,
    texts: &'static Texts,
}

impl Drawing<'_> {
    fn cell(&self, column: &Column, hand: usize) -> Html {
        let Some(row) = column.rows[hand] else {
            return html! { <td></td> };
        };
        let tree = &self.shown.learned.tree;
        let set = &tree.information_sets()[row];
        let actions = shown_actions(column.deeds.len());
        let is_entry = if self.lab.set.is_empty() {
            let first = self.board.columns.first();
            first.is_some_and(|first| first.rows.iter().flatten().next() == Some(&row))
        } else {
            self.lab.set == set.key
        };
        let on_drag = (actions.len() == 1).then(|| self.on_drag.clone());
        html! {
            <td>
                <Cell player={column.player} name={set.key.clone()} bar={self.bar(row, &actions)} text={self.text(row, &actions)}
                    label={self.label(row)} is_selected={self.lab.set == set.key} is_fixed={self.locks.is_locked(row)}
                    {is_entry} on_select={self.on_select.clone()} {on_drag} />
            </td>
        }
    }

    /// What is fixed is shown as it is fixed at once, whatever was learned before.
    fn average(&self, row: usize) -> Option<&[f64]> {
        let fixed = self.locks.probabilities(&self.shown.learned.tree, row);
        fixed.or_else(|| Some(self.shown.row(row)?.0))
    }

    fn bar(&self, row: usize, actions: &[usize]) -> Bar {
        let tree = &self.shown.learned.tree;
        let (Some(average), Some((_, current))) = (self.average(row), self.shown.row(row)) else {
            return Bar::default();
        };
        let known = self.shown.equilibria.as_ref();
        let first = actions.first().copied().unwrap_or_default();
        Bar {
            frame: known.map(|known| known.range(tree, row, first)),
            chosen: self
                .chosen
                .as_ref()
                .map(|chosen| chosen.row(tree, row)[first]),
            ..Bar::of(average, current, actions)
        }
    }

    fn text(&self, row: usize, actions: &[usize]) -> String {
        let percents = self.texts.labs.regret.pictures.percents;
        let Some(average) = self.average(row) else {
            return String::new();
        };
        let shares: Vec<f64> = actions.iter().map(|&action| average[action]).collect();
        percents(&shares)
    }

    /// All actions with their shares; of the last one also what is done now and in equilibrium.
    fn label(&self, row: usize) -> String {
        let words = &self.texts.labs.regret.pictures;
        let tree = &self.shown.learned.tree;
        let name = naming::set_name(tree, row, self.texts);
        let Some((average, (_, current))) = self.average(row).zip(self.shown.row(row)) else {
            return name;
        };
        let names = naming::action_names(tree, row, self.texts);
        let shares = names.iter().zip(average);
        let mut parts: Vec<String> = shares
            .map(|(name, &share)| (words.board.share)(name, &(words.percent)(share)))
            .collect();
        let last = current.len() - 1;
        parts.push((words.board.now)(&(words.percent)(current[last])));
        if let Some(known) = &self.shown.equilibria {
            let (low, high) = known.range(tree, row, last);
            parts.push((words.board.in_equilibrium)(
                &(words.percent)(low),
                &(words.percent)(high),
            ));
        }
        parts.extend(
            self.locks
                .is_locked(row)
                .then(|| words.board.fixed.to_owned()),
        );
        (words.board.cell)(&name, &parts.join(", "))
    }
}
