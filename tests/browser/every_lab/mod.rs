//! What every lab must do: one suite over the list of labs.
//!
//! `labs` (tests/labs) has a row for each lab that has a page of its own: links to look at, experiments small and large, what is
//! pressed and what is waited for. The tests go through it and know no lab: `looks` (names, headings, ids and labels,
//! room, the accessibility guidelines; `slow_looks` without leaving anything out), `reload`, `focus`, `quick` (the page's thread stays free), `opens` (nothing is empty), `wrong_links`. The
//! console is silent in all of them. `can_fail` breaks each rule and sees that it is noticed.

mod can_fail;
mod focus;
mod looks;
mod opens;
mod order;
mod quick;
mod reload;
mod slow_looks;
mod visit;
mod wrong_links;

use std::collections::BTreeSet;

use crate::labs;
use crate::labs::row::Row;
use experiments::LABS;
use texts::ENGLISH;

/// The labs that have pages of their own.
fn pages() -> impl Iterator<Item = &'static Row> {
    labs::LABS.iter().filter_map(|lab| lab.page.as_ref())
}

/// A new lab needs a row.
#[test]
fn the_table_has_every_lab_once() {
    let on_pages_of_others: BTreeSet<&str> = ENGLISH
        .shell
        .other_labs
        .iter()
        .map(|(name, _)| *name)
        .collect();
    let labs: BTreeSet<&str> = LABS.iter().copied().collect();
    let rows: BTreeSet<&str> = pages().map(|row| row.lab).collect();
    assert_eq!(rows.len(), pages().count(), "a row is there twice");
    let with_a_page: BTreeSet<&str> = labs.difference(&on_pages_of_others).copied().collect();
    assert_eq!(rows, with_a_page);
    for row in pages() {
        let looks = row
            .looks
            .iter()
            .chain([&row.small, &row.large])
            .chain(row.by_keys);
        let links = looks
            .map(|look| look.link)
            .chain(row.wrong.iter().map(|wrong| wrong.link));
        for link in links {
            let lab = link.split_once('?').map_or(link, |(lab, _)| lab);
            assert_eq!(lab, row.lab, "{link}");
        }
        assert!(!row.looks.is_empty() && !row.by_keys.is_empty() && !row.wrong.is_empty());
    }
}
