//! Report of a search, for people, for CSV and for programs.

use super::settings::{GameName, MinimaxLab, Side};
use super::snapshot::Snapshot;
use crate::report::Table;
use engines::minimax::record::NODE_BYTES;
use games::evaluation::ALMOST_WON;
use serde::Serialize;

/// What one search has found, as JSON.
#[derive(Debug, Serialize)]
pub struct SearchResult {
    algorithm: String,
    /// For the player to move at the root; `null` if no iteration came to its end.
    value: Option<f64>,
    /// Won, drawn or lost for the player to move at the root; `null` where the end was not seen. Absent where payoffs are numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<Option<Label>>,
    /// The best move; `null` if there is none.
    best: Option<String>,
    nodes: u64,
    leaves: u64,
    cuts: u64,
    table_hits: u64,
    most_in_memory: u64,
    /// The depth limit of the last whole iteration; `null` without one.
    depth: Option<u32>,
    /// Whether looking deeper would change nothing.
    whole: bool,
    finished: bool,
    principal_variation: Vec<String>,
    memory: MemoryResult,
}

/// Bytes that the search would keep as a whole tree, that it keeps at most as a path, and that its table keeps in the end.
#[derive(Debug, Serialize)]
struct MemoryResult {
    node_bytes: u64,
    entry_bytes: u64,
    tree_bytes: u64,
    path_bytes: u64,
    table_entries: u64,
    table_bytes: u64,
}

impl MemoryResult {
    fn of(snapshot: &Snapshot) -> Self {
        let memory = snapshot.memory();
        Self {
            node_bytes: NODE_BYTES,
            entry_bytes: snapshot.entry_bytes,
            tree_bytes: memory.tree,
            path_bytes: memory.path,
            table_entries: snapshot.table_entries,
            table_bytes: memory.table,
        }
    }
}

/// What a position is worth in a game that is won, drawn or lost.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Label {
    Won,
    Drawn,
    Lost,
}

impl Label {
    fn of(value: f64) -> Self {
        if value > 0.0 {
            Self::Won
        } else if value < 0.0 {
            Self::Lost
        } else {
            Self::Drawn
        }
    }
}

/// The result of an experiment.
#[derive(Debug, Serialize)]
pub struct MinimaxResult {
    #[serde(flatten)]
    main: SearchResult,
    #[serde(skip_serializing_if = "Option::is_none")]
    versus: Option<SearchResult>,
}

/// What the searches have found.
pub fn result(lab: &MinimaxLab, found: &[Option<Snapshot>]) -> MinimaxResult {
    let result = |side: Side| {
        let nothing = Snapshot::default();
        let snapshot = found.get(side.index()).and_then(Option::as_ref);
        search_result(lab, side, snapshot.unwrap_or(&nothing))
    };
    MinimaxResult {
        main: result(Side::Main),
        versus: lab.sides().nth(1).map(result),
    }
}

/// A row per search.
pub fn table(result: &MinimaxResult) -> Table {
    let rows = core::iter::once(&result.main).chain(&result.versus);
    Table {
        header: HEADER.map(str::to_owned).to_vec(),
        rows: rows.map(row).collect(),
    }
}

/// The columns of the table, named as in JSON.
const HEADER: [&str; 13] = [
    "algorithm",
    "value",
    "best",
    "nodes",
    "leaves",
    "cuts",
    "table_hits",
    "most_in_memory",
    "principal_variation",
    "tree_bytes",
    "path_bytes",
    "table_entries",
    "table_bytes",
];

fn row(result: &SearchResult) -> Vec<String> {
    vec![
        result.algorithm.clone(),
        result
            .value
            .map(|value| value.to_string())
            .unwrap_or_default(),
        result.best.clone().unwrap_or_default(),
        result.nodes.to_string(),
        result.leaves.to_string(),
        result.cuts.to_string(),
        result.table_hits.to_string(),
        result.most_in_memory.to_string(),
        result.principal_variation.join(" "),
        result.memory.tree_bytes.to_string(),
        result.memory.path_bytes.to_string(),
        result.memory.table_entries.to_string(),
        result.memory.table_bytes.to_string(),
    ]
}

fn search_result(lab: &MinimaxLab, side: Side, snapshot: &Snapshot) -> SearchResult {
    let found = snapshot.found.as_ref();
    let line = found.map(|found| lab.place().line_texts(&found.line));
    let line = line.unwrap_or_default();
    let has_labels = !matches!(lab.game, GameName::Tree | GameName::Exercise);
    // An estimate is never as much as a win: what is, comes from the end of a game, however little else was looked at.
    let known = found.filter(|found| found.is_whole || found.value.abs() > ALMOST_WON);
    let label = known.map(|found| Label::of(found.value));
    SearchResult {
        algorithm: lab
            .algorithm_of(side)
            .map(|algorithm| algorithm.name().to_owned())
            .unwrap_or_default(),
        value: found.map(|found| found.value),
        label: has_labels.then_some(label),
        best: line.first().cloned(),
        nodes: snapshot.nodes,
        leaves: snapshot.leaves,
        cuts: snapshot.cuts,
        table_hits: snapshot.table_hits,
        most_in_memory: snapshot.most_in_memory,
        depth: found.and_then(|found| found.depth),
        whole: found.is_some_and(|found| found.is_whole),
        finished: snapshot.is_finished,
        principal_variation: line,
        memory: MemoryResult::of(snapshot),
    }
}
