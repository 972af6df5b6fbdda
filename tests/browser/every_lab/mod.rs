//! What every lab must do: one suite over the list of labs.
//!
//! `labs` (tests/labs) has a row for each lab that has a page of its own: links to look at, experiments small and large, what is
//! pressed and what is waited for. The tests go through it and know no lab: `looks` (names, headings, ids and labels,
//! room, the accessibility guidelines; `slow_looks` without leaving anything out), `small` (contrast themes, `reload`, charts
//! in words, buttons), `focus`, `quick` (the page's thread stays free), `slow_interactions` (how soon labs answer), `opens`
//! (nothing is empty), `wrong_links`. The console is silent in all of them. `can_fail` breaks each rule and sees that it is noticed.

mod can_fail;
mod focus;
mod looks;
mod opens;
mod order;
mod quick;
mod reload;
mod slow_interactions;
mod slow_looks;
mod small;
mod visit;
mod wrong_links;

use crate::labs;
use crate::labs::row::Row;

/// The labs that have pages of their own.
fn pages() -> impl Iterator<Item = &'static Row> {
    labs::LABS.iter().filter_map(|lab| lab.page.as_ref())
}
