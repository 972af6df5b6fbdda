//! Memory at the moment shown: all nodes looked at, the path and the table side by side.

use super::view::View;
use engines::minimax::record::NODE_BYTES;
use engines::minimax::{Counts, Memory};
use experiments::minimax::{MinimaxExperiment, Snapshot};
use texts::MemoryTexts;

/// One of the three, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub name: &'static str,
    /// What is counted, now (where a moment is shown) and at most.
    pub now: Option<u64>,
    pub most: u64,
    /// What one of them takes, in words.
    pub each: String,
    pub bytes_now: Option<u64>,
    pub bytes_most: u64,
}

/// What is kept, and what is to be said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InBytes {
    pub kept: Vec<Kept>,
    pub said: String,
}

/// The memory of the search in focus; `None` before it has sent anything, and while its cuts are asked for.
pub fn memory(lab: &MinimaxExperiment, view: &View, words: &MemoryTexts) -> Option<InBytes> {
    let in_focus = lab.side_in_focus();
    let found = view.found.as_ref().and_then(|found| found.side(in_focus));
    // How much is cut is a part of what may be asked.
    let found = found.filter(|_| !view.predictions.asks_for_cuts())?;
    let now = view.side(in_focus).map(|side| side.moment().counts());
    let has_table = lab.options(in_focus).table;
    let memory = found.snapshot.memory();
    Some(InBytes {
        kept: kept(&found.snapshot, now, has_table, words),
        said: (words.said)(memory.path, memory.tree, has_table.then_some(memory.table)),
    })
}

fn kept(
    snapshot: &Snapshot,
    now: Option<Counts>,
    has_table: bool,
    words: &MemoryTexts,
) -> Vec<Kept> {
    let most = snapshot.memory();
    let at_moment = now.map(|counts| Memory::now(counts, snapshot.entry_bytes));
    let [tree, path, table] = words.names;
    let nodes = || (words.nodes)(NODE_BYTES);
    let mut all = vec![
        Kept {
            name: tree,
            now: now.map(|counts| counts.nodes),
            most: snapshot.nodes,
            each: nodes(),
            bytes_now: at_moment.map(|memory| memory.tree),
            bytes_most: most.tree,
        },
        Kept {
            name: path,
            now: now.map(|counts| counts.in_memory),
            most: snapshot.most_in_memory,
            each: nodes(),
            bytes_now: at_moment.map(|memory| memory.path),
            bytes_most: most.path,
        },
    ];
    if has_table {
        all.push(Kept {
            name: table,
            now: now.map(|counts| counts.table_entries),
            most: snapshot.table_entries,
            each: (words.entries)(snapshot.entry_bytes),
            bytes_now: at_moment.map(|memory| memory.table),
            bytes_most: most.table,
        });
    }
    all
}

/// How far a bar on a logarithmic scale from one byte to `largest` reaches, from 0 to 1.
pub fn share(bytes: u64, largest: u64) -> f64 {
    digits(bytes) / digits(largest).max(1.0)
}

/// The logarithm, of nothing nothing.
pub fn digits(bytes: u64) -> f64 {
    if bytes == 0 {
        0.0
    } else {
        (bytes as f64).log10()
    }
}
