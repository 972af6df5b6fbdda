//! The information set that was pressed: its history, and what it takes to fix it.

use super::fix_row::FixRow;
use super::history::History;
use crate::app::context::use_page;
use experiments::regret::{Learned, RegretLab};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SelectedProps {
    pub lab: RegretLab,
    pub learned: Rc<Learned>,
    pub row: usize,
}

/// One information set.
#[component]
pub fn Selected(props: &SelectedProps) -> Html {
    let page = &use_page().texts.labs.regret.page;
    let (tree, row) = (&props.learned.tree, props.row);
    let set = &tree.information_sets()[row];
    let start = match &props.learned.main {
        Some(main) => main.average.row(tree, row).to_vec(),
        None => vec![1.0 / set.actions.len() as f64; set.actions.len()],
    };
    html! {
        <section id="selected" aria-labelledby="selected-heading">
            <h3 id="selected-heading" aria-live="polite">{ (page.table.selected)(&set.key, page.players[set.player.index()]) }</h3>
            <History learned={props.learned.clone()} {row} has_equilibria={props.lab.lock.is_empty()} />
            <FixRow key={set.key.clone()} lab={props.lab.clone()} learned={props.learned.clone()} {row} {start} />
        </section>
    }
}
