//! Listing of the information sets with their average strategies, for a terminal.

use super::findings::{Findings, MainRun};
use super::report::player_name;
use crate::report::Table;
use engines::regret::{GameTree, InformationSet};
use texts::Texts;

/// More information sets are counted, not listed.
const MAX_LISTED: usize = 60;

/// Every information set of the main run, or how many there are.
pub(super) fn listing(learned: &Findings, texts: &Texts) -> String {
    let words = &texts.labs.regret.lab;
    let Some(main) = &learned.main else {
        return String::new();
    };
    let sets = learned.tree.information_sets();
    if sets.len() > MAX_LISTED {
        return format!("{}\n", (words.too_many_to_list)(sets.len()));
    }
    let rows = sets.iter().enumerate();
    let table = Table {
        header: words.listing_header.map(str::to_owned).to_vec(),
        rows: rows
            .map(|(row, set)| row_of(&learned.tree, main, row, set))
            .collect(),
    };
    format!("{}\n{}", words.listing, table.text())
}

fn row_of(tree: &GameTree, main: &MainRun, row: usize, set: &InformationSet) -> Vec<String> {
    let shares = set.actions.iter().zip(main.average.row(tree, row));
    let shares = shares.map(|(action, share)| format!("{action} {share:.4}"));
    vec![
        set.key.clone(),
        player_name(set.player).to_owned(),
        shares.collect::<Vec<_>>().join("  "),
    ]
}
