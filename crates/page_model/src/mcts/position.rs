//! Position beside the tree: the moves that are drawn on its board, and the places where its simulation chooses.

use super::glimpse::{moves_to, path};
use experiments::mcts::Inside;

/// Moves drawn on the board, and what they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    pub moves: Vec<u8>,
    /// How many of them are of the tree.
    pub of_tree: usize,
}

/// The moves to the selected node, or as far as the simulation has come.
pub fn drawn(inside: &Inside, phase: Option<u8>, selected: Option<u32>) -> Drawn {
    if let Some(node) = selected {
        let moves = moves_to(inside, node);
        return Drawn {
            of_tree: moves.len(),
            moves,
        };
    }
    let mut moves: Vec<u8> = inside
        .choices_until(phase)
        .iter()
        .map(|choice| choice.column)
        .collect();
    let of_tree = moves.len();
    if !matches!(phase, Some(1 | 2)) {
        moves.extend(&inside.trace.playout);
    }
    Drawn { moves, of_tree }
}

/// Where the simulation chooses: the root and the nodes of its path, and the node looked at; each by the moves to it.
pub fn places_of(inside: &Inside, phase: Option<u8>, selected: Option<&[u8]>) -> Vec<Vec<u8>> {
    let chosen = inside.choices_until(phase);
    let columns: Vec<u8> = chosen.iter().map(|choice| choice.column).collect();
    let count = path(inside, phase).len().min(inside.trace.choices.len());
    let mut all: Vec<Vec<u8>> = (0..count).map(|depth| columns[..depth].to_vec()).collect();
    let selected = selected.map(<[u8]>::to_vec);
    all.extend(selected.filter(|moves| !all.contains(moves)));
    all
}
