//! Memory at the moment shown: the whole tree, the path and the table side by side, in words, numbers and bars.

use super::view::View;
use engines::minimax::record::NODE_BYTES;
use engines::minimax::{Counts, Memory};
use experiments::minimax::{MinimaxLab, Snapshot};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use texts::MemoryTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MemoryViewProps {
    pub lab: MinimaxLab,
    pub view: View,
}

/// One of the three, in bytes.
struct Kept {
    name: &'static str,
    /// What is counted, now (where a moment is shown) and at most.
    now: Option<u64>,
    most: u64,
    /// What one of them takes, in words.
    each: String,
    bytes_now: Option<u64>,
    bytes_most: u64,
}

/// The table with its bars, and what it says.
#[component]
pub fn MemoryView(props: &MemoryViewProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.memory;
    let in_focus = props.lab.side_in_focus();
    let found = props
        .view
        .found
        .as_ref()
        .and_then(|found| found.side(in_focus));
    // How much is cut is a part of what may be asked.
    let Some(found) = found.filter(|_| !props.view.predictions.asks_for_cuts()) else {
        return Html::default();
    };
    let now = props.view.side(in_focus).map(|side| side.moment().counts());
    let has_table = props.lab.options(in_focus).table;
    let kept = kept(&found.snapshot, now, has_table, words);
    let largest = kept.iter().map(|kept| kept.bytes_most).max().unwrap_or(1);
    let memory = found.snapshot.memory();
    let said = (words.said)(memory.path, memory.tree, has_table.then_some(memory.table));
    let amount = |count: u64, bytes: u64| {
        html! {
            <>{ (words.bytes)(bytes) }<br /><span class="quiet small">{ (texts.number)(count) }</span></>
        }
    };
    let row = |kept: &Kept| {
        let name =
            html! { <>{ kept.name }<br /><span class="quiet small">{ &kept.each }</span></> };
        let now = kept.now.zip(kept.bytes_now);
        Row::of(kept.name)
            .with("data-kept", kept.name)
            .name(name)
            .cell_of("memory-bytes", bar(kept, largest))
            .cell(now.map_or_else(Html::default, |(count, bytes)| amount(count, bytes)))
            .cell(amount(kept.most, kept.bytes_most))
    };
    html! {
        <>
            <DataTable id="memory-table" header={words.header}>{ for kept.iter().map(row) }</DataTable>
            <p class="small" id="memory-said">{ said }</p>
            <p class="quiet small">{ words.scale }</p>
        </>
    }
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

/// Bars on a logarithmic scale from one byte on: what there is now, in what there is at most.
fn bar(kept: &Kept, largest: u64) -> Html {
    let decades = digits(largest);
    let width = |bytes: u64| format!("width:{:.1}%", 100.0 * digits(bytes) / decades.max(1.0));
    let style = format!("--decades:{decades:.3}");
    html! {
        <div class="memory-bar decades" aria-hidden="true" ~style={style}>
            <span class="most" ~style={width(kept.bytes_most)} />
            if let Some(now) = kept.bytes_now { <span class="now" ~style={width(now)} /> }
        </div>
    }
}

/// The logarithm, of nothing nothing.
fn digits(bytes: u64) -> f64 {
    if bytes == 0 {
        0.0
    } else {
        (bytes as f64).log10()
    }
}
