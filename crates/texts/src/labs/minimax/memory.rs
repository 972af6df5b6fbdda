//! Memory of a search: all nodes that it looks at, the path and the table side by side.

use crate::english::numbers::grouped;

texts! {
    /// Texts of the view.
    pub struct MemoryTexts {
        header: [&'static str; 4] = ["", "", "Now", "At most"],
        /// All nodes that the search looks at, the path, the table.
        names: [&'static str; 3] = ["All nodes looked at", "Path", "Table"],
        /// What is counted, with its size in bytes.
        nodes(bytes: u64) = format!("nodes of {bytes} bytes"),
        entries(bytes: u64) = format!("entries of {bytes} bytes"),
        /// Bytes with their unit.
        bytes: fn(u64) -> String = bytes,
        said(path: u64, tree: u64, table: Option<u64>) = {
            let path_bytes = path.max(1);
            let times = (tree + path_bytes / 2) / path_bytes;
            let than = match times {
                0 | 1 => "about as much as".to_owned(),
                _ => format!("about {} times", grouped(times)),
            };
            let (path, tree) = (bytes(path), bytes(tree));
            let kept = format!(
                "Depth first, the search keeps the path to the node at work: {path} at most. To keep all nodes \
                    that it has looked at would take {tree}, {than} the path."
            );
            match table {
                Some(table) => format!(
                    "{kept} The table keeps {} beside the path: it remembers positions without the tree around them.",
                    bytes(table)
                ),
                None => kept,
            }
        },
        scale = "Bars are on a logarithmic scale: each line is ten times the one before.",
    }
}

/// In bytes, kilobytes of a thousand bytes, megabytes of a million.
fn bytes(bytes: u64) -> String {
    let (unit, size) = match bytes {
        0..1_000 => return format!("{bytes} B"),
        1_000..1_000_000 => ("kB", 1e3),
        _ => ("MB", 1e6),
    };
    format!("{:.1} {unit}", bytes as f64 / size)
}
