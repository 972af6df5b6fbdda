//! The table of what browsers do on the pages of labs: a row for each lab that has one.

use std::collections::BTreeSet;

use experiments::LABS;
use texts::ENGLISH;

use crate::labs;
use crate::labs::row::Row;

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
