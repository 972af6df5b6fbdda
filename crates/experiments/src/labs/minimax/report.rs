//! Report of a search, for people, for CSV and for programs.

use super::place::Place;
use super::settings::{MinimaxExperiment, Side};
use super::snapshot::{Found, Snapshot};
use crate::report::Table;
use engines::minimax::labelling::{Label, labels_of};
use engines::minimax::record::NODE_BYTES;
use games::evaluation::ALMOST_WON;
use games::typed_tree::{NodeId, Owner, Tree};
use serde::Serialize;
use ts_rs::TS;

/// What one search has found, as JSON.
#[derive(Debug, Serialize, TS)]
pub struct SearchResult {
    algorithm: String,
    /// For the player to move at the root; `null` if no iteration came to its end.
    value: Option<f64>,
    /// Won, drawn or lost, for whom the value is; `null` where the end was not seen, or nature decides between different ends. Absent
    /// where payoffs are numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    label: Option<Option<Outcome>>,
    /// The moves of the root of a tree with letters: absent in other games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    moves: Option<Vec<MoveResult>>,
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
#[derive(Debug, Serialize, TS)]
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
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
enum Outcome {
    Won,
    Drawn,
    Lost,
}

impl From<Label> for Outcome {
    fn from(label: Label) -> Self {
        match label {
            Label::Win => Self::Won,
            Label::Draw => Self::Drawn,
            Label::Loss => Self::Lost,
        }
    }
}

impl Outcome {
    /// The word, as in JSON.
    fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }
}

/// A move of the root of a tree with letters.
#[derive(Debug, Serialize, TS)]
struct MoveResult {
    #[serde(rename = "move")]
    text: String,
    /// Of the node that it leads to, for Max, whatever the search has left out; `null` as that of the root.
    label: Option<Outcome>,
}

/// The result of an experiment.
#[derive(Debug, Serialize, TS)]
pub struct MinimaxResult {
    #[serde(flatten)]
    main: SearchResult,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    versus: Option<SearchResult>,
}

/// What the searches have found.
pub fn result(lab: &MinimaxExperiment, found: &[Option<Snapshot>]) -> MinimaxResult {
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

/// A row per search; of trees with letters, labels in two more columns.
pub fn table(result: &MinimaxResult) -> Table {
    let rows = core::iter::once(&result.main).chain(&result.versus);
    let has_labels = result.main.moves.is_some();
    let label_columns = LABEL_HEADER.iter().filter(|_| has_labels);
    Table {
        header: HEADER
            .iter()
            .chain(label_columns)
            .map(|name| (*name).to_owned())
            .collect(),
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

/// Those of trees with letters besides.
const LABEL_HEADER: [&str; 2] = ["label", "moves"];

fn row(result: &SearchResult) -> Vec<String> {
    let mut row = vec![
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
    ];
    if let Some(moves) = &result.moves {
        row.push(word(result.label.flatten()).to_owned());
        let labelled = moves
            .iter()
            .map(|of| format!("{}:{}", of.text, word(of.label)));
        row.push(labelled.collect::<Vec<_>>().join(" "));
    }
    row
}

/// Of a label that nobody knows, a question mark.
fn word(label: Option<Outcome>) -> &'static str {
    label.map_or("?", Outcome::word)
}

/// Labels of a tree with letters, if a search has seen its end: of its root, and of the moves that its player has.
fn labels_of_letters(
    tree: &Tree,
    place: &Place,
    is_seen: bool,
) -> (Option<Outcome>, Vec<MoveResult>) {
    let labels = labels_of(tree);
    let known = |node: NodeId| labels[node as usize].filter(|_| is_seen);
    let label_of = |node: NodeId| known(node).map(Outcome::from);
    let root = tree.node(0);
    let is_player = matches!(root.owner, Owner::Player(_));
    let children = root.children.iter().filter(|_| is_player);
    let moves = (0..).zip(children).map(|(slot, &child)| MoveResult {
        text: place.move_text(slot),
        label: label_of(child),
    });
    (label_of(0), moves.collect())
}

/// The label of the root, and the moves there, where there are such things; see [`SearchResult`].
fn labels(
    place: &Place,
    found: Option<&Found>,
) -> (Option<Option<Outcome>>, Option<Vec<MoveResult>>) {
    let Place::Tree(position) = place else {
        // An estimate is never as much as a win: what is, comes from the end of a game, however little else was looked at.
        let known = found.filter(|found| found.is_whole || found.value.abs() > ALMOST_WON);
        let label = known.map(|found| Label::of_payoff(found.value).into());
        return (Some(label), None);
    };
    let tree = position.tree();
    if !tree.has_letters() {
        return (None, None);
    }
    let is_whole = found.is_some_and(|found| found.is_whole);
    let (root, moves) = labels_of_letters(tree, place, is_whole);
    (Some(root), Some(moves))
}

fn search_result(lab: &MinimaxExperiment, side: Side, snapshot: &Snapshot) -> SearchResult {
    let found = snapshot.found.as_ref();
    let place = lab.place();
    let line = found.map(|found| place.line_texts(&found.line));
    let line = line.unwrap_or_default();
    let (label, moves) = labels(&place, found);
    SearchResult {
        algorithm: lab
            .algorithm_of(side)
            .map(|algorithm| algorithm.name().to_owned())
            .unwrap_or_default(),
        value: found.map(|found| found.value),
        label,
        moves,
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
