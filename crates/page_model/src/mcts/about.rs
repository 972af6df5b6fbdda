//! Tokens of linked highlighting: by what the same node, or the same number of it, is known in tree, bars, formula, board and
//! table.

use games::connect_four::Column;

/// A node, by the moves that lead to it.
pub fn node(moves: &[u8]) -> String {
    term("node", moves)
}

/// The mean of a node.
pub fn mean(moves: &[u8]) -> String {
    term("mean", moves)
}

/// The visits of a node.
pub fn visits(moves: &[u8]) -> String {
    term("visits", moves)
}

/// What exploring adds to a node's bound.
pub fn exploration(moves: &[u8]) -> String {
    term("exploration", moves)
}

fn term(what: &str, moves: &[u8]) -> String {
    if moves.is_empty() {
        return format!("{what}-root");
    }
    format!("{what}-{}", symbols(moves))
}

/// Moves as links have them.
pub fn symbols(moves: &[u8]) -> String {
    let columns = moves.iter().filter_map(|&column| Column::new(column));
    columns.map(|column| column.symbol()).collect()
}

/// Moves as people read them: "2, 4".
pub fn listed(moves: &[u8]) -> String {
    let numbers: Vec<String> = moves
        .iter()
        .map(|column| (column + 1).to_string())
        .collect();
    numbers.join(", ")
}

/// The moves to a child.
pub fn below(moves: &[u8], column: u8) -> Vec<u8> {
    let mut below = moves.to_vec();
    below.push(column);
    below
}
