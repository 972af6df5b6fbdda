//! Savings of each improvement of the search: the rows of the table, and what it says.

use experiments::minimax::savings::{MAX_NODES, Saving};
use texts::{SavingsTexts, Texts};

/// Nodes that plain minimax has looked at; `None` if there were too many.
fn plain_nodes(rows: &[Saving]) -> Option<u64> {
    let plain = rows.first().filter(|row| row.value.is_some())?;
    Some(plain.nodes.max(1))
}

/// Its nodes as a share of those of plain minimax, where both are known.
pub fn share_of_plain(row: &Saving, rows: &[Saving], words: &SavingsTexts) -> String {
    let plain = plain_nodes(rows).filter(|_| row.value.is_some());
    let share = plain.map(|plain| row.nodes as f64 / plain as f64);
    share.map_or_else(String::new, words.share)
}

/// How many nodes it has looked at, or more than how many.
pub fn nodes(row: &Saving, texts: &Texts) -> String {
    let count = (texts.number)(row.nodes);
    if row.value.is_some() {
        count
    } else {
        (texts.labs.minimax.savings.more_than)(&count)
    }
}

/// What the table says, in a sentence.
pub fn said(rows: &[Saving], words: &SavingsTexts, texts: &Texts) -> String {
    let (Some(plain), Some(best)) = (
        rows.first(),
        rows.iter()
            .filter(|row| row.value.is_some())
            .min_by_key(|row| row.nodes),
    ) else {
        return (words.too_large)(&(texts.number)(MAX_NODES));
    };
    if plain.value.is_none() {
        return (words.plain_too_large)(&(texts.number)(MAX_NODES));
    }
    let name = words.names[best.improvement as usize];
    let share = (words.share)(best.nodes as f64 / plain.nodes.max(1) as f64);
    if best.nodes == plain.nodes {
        words.nothing_saved.to_owned()
    } else {
        (words.said)(name, &share)
    }
}
