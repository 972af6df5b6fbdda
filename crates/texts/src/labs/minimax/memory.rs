//! Memory of a search: the whole tree, the path and the table side by side.

use crate::english::numbers::grouped;

/// Texts of the view.
#[derive(Debug)]
pub struct MemoryTexts {
    pub header: [&'static str; 4],
    /// The whole tree, the path, the table.
    pub names: [&'static str; 3],
    /// What is counted, with its size in bytes.
    pub nodes: fn(u64) -> String,
    pub entries: fn(u64) -> String,
    /// Bytes with their unit.
    pub bytes: fn(u64) -> String,
    /// Takes the path, the tree and, where there is a table, the table in bytes.
    pub said: fn(u64, u64, Option<u64>) -> String,
    pub scale: &'static str,
}

pub(super) const ENGLISH: MemoryTexts = MemoryTexts {
    header: ["", "", "Now", "At most"],
    names: ["Whole tree", "Path", "Table"],
    nodes: |bytes| format!("nodes of {bytes} bytes"),
    entries: |bytes| format!("entries of {bytes} bytes"),
    bytes,
    said: |path, tree, table| {
        let times = tree / path.max(1);
        let than = match times {
            0 | 1 => "as much as".to_owned(),
            _ => format!("{} times", grouped(times)),
        };
        let (path, tree) = (bytes(path), bytes(tree));
        let kept = format!(
            "Depth first, the search keeps the path to the node at work: {path} at most. To keep the whole tree would take {tree}, {than} the path."
        );
        match table {
            Some(table) => format!(
                "{kept} The table keeps {} beside the path: it remembers positions without the tree around them.",
                bytes(table)
            ),
            None => kept,
        }
    },
    scale: "Bars are on a logarithmic scale: each line is ten times the one before.",
};

/// In bytes, kilobytes of a thousand bytes, megabytes of a million.
fn bytes(bytes: u64) -> String {
    let (unit, size) = match bytes {
        0..1_000 => return format!("{bytes} B"),
        1_000..1_000_000 => ("kB", 1e3),
        _ => ("MB", 1e6),
    };
    format!("{:.1} {unit}", bytes as f64 / size)
}
