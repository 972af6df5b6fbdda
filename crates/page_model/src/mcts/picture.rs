//! Geometry of the growing tree: which nodes are drawn, and where. In CSS pixels: nothing is scaled, so that all text can be read.

use super::glimpse::{Glimpsed, glimpse};
use drawing::layout::tidy;
use experiments::mcts::Inside;

/// A node.
pub const NODE: (f64, f64) = (42.0, 42.0);
/// The stone on its upper edge, which says who moved there and where.
pub const STONE: f64 = 9.5;
/// Between the middles of two neighbours.
const MIN_UNIT: f64 = 47.0;
const MAX_UNIT: f64 = 92.0;
/// From one level to the next, in a tree that is not deep and in one that is.
const LEVEL: (f64, f64) = (84.0, 68.0);
/// Levels below the root of a tree that is not deep.
const SHALLOW: usize = 3;
const MARGIN: f64 = 6.0;
/// Room for the playout below everything, and from one of its rows to the next.
const PLAYOUT: f64 = 52.0;
pub const PLAYOUT_ROW: f64 = 24.0;
/// From one stone of the playout to the next.
pub const PLAYOUT_STEP: f64 = 21.0;
/// Beside the playout: how it ends.
const OUTCOME: f64 = 110.0;
/// Between neighbours that leave room for a number beside an edge.
const ROOMY_UNIT: f64 = 60.0;

/// A node in its place: the middle of its outline.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    pub glimpsed: Glimpsed,
    /// The moves that lead to it.
    pub moves: Vec<u8>,
    pub x: f64,
    pub y: f64,
}

impl Placed {
    pub fn top(&self) -> f64 {
        self.y - NODE.1 / 2.0
    }

    pub fn foot(&self) -> f64 {
        self.y + NODE.1 / 2.0
    }
}

/// All of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    pub nodes: Vec<Placed>,
    pub width: f64,
    pub height: f64,
    /// The line on which the first moves of the playout stand, and how many find room on a line.
    pub playout_y: f64,
    pub playout_columns: usize,
    /// Whether there is room for a number beside an edge.
    pub is_roomy: bool,
}

impl Picture {
    /// The tree in a `phase` of the last simulation (1 to 3), or after it, as it fits into this width.
    pub fn new(inside: &Inside, phase: Option<u8>, width: f64) -> Self {
        let leaves = ((width - 2.0 * MARGIN) / MIN_UNIT).floor().max(2.0);
        let drawn = glimpse(inside, phase, leaves as usize);
        let ends: Vec<u32> = drawn.iter().map(|glimpsed| glimpsed.end).collect();
        let layout = tidy(&ends);
        let across = f64::from(layout.extent(0).1);
        let room = width - NODE.0 - 2.0 * MARGIN;
        let unit = (room / across.max(1.0)).clamp(MIN_UNIT, MAX_UNIT);
        let width = width.max(across * unit + NODE.0 + 2.0 * MARGIN);
        let left = (width - across * unit) / 2.0;
        let moves = moves_of(inside, &drawn);
        let deepest = moves.iter().map(Vec::len).max().unwrap_or(0);
        let level = if deepest <= SHALLOW { LEVEL.0 } else { LEVEL.1 };
        let first = MARGIN + STONE + NODE.1 / 2.0;
        let placed = |(place, (glimpsed, moves)): (usize, (Glimpsed, Vec<u8>))| Placed {
            x: left + f64::from(layout.x(place as u32)) * unit,
            y: first + moves.len() as f64 * level,
            glimpsed,
            moves,
        };
        let foot = first + deepest as f64 * level + NODE.1 / 2.0;
        let playout_columns = ((width - OUTCOME) / PLAYOUT_STEP).floor().max(1.0) as usize;
        let rows = inside.trace.playout.len().div_ceil(playout_columns).max(1);
        Self {
            nodes: drawn
                .into_iter()
                .zip(moves)
                .enumerate()
                .map(placed)
                .collect(),
            width,
            height: foot + PLAYOUT + PLAYOUT_ROW * (rows - 1) as f64,
            playout_y: foot + PLAYOUT - STONE - MARGIN,
            playout_columns,
            is_roomy: unit >= ROOMY_UNIT,
        }
    }

    /// The place in the list of a node.
    pub fn place_of(&self, node: u32) -> Option<usize> {
        self.nodes
            .iter()
            .position(|placed| placed.glimpsed.node == node)
    }
}

fn moves_of(inside: &Inside, drawn: &[Glimpsed]) -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = Vec::with_capacity(drawn.len());
    for glimpsed in drawn {
        let moves = match glimpsed.parent {
            Some(parent) => {
                let mut moves = all[parent].clone();
                moves.push(inside.nodes[glimpsed.node as usize].column);
                moves
            }
            None => Vec::new(),
        };
        all.push(moves);
    }
    all
}

/// The node that an arrow key leads to.
pub fn neighbour(picture: &Picture, at: usize, key: &str) -> Option<usize> {
    let node = &picture.nodes[at];
    let depth = node.moves.len();
    let is_beside = |place: &usize| picture.nodes[*place].moves.len() == depth;
    match key {
        "ArrowUp" => node.glimpsed.parent,
        "ArrowDown" => (node.glimpsed.end as usize > at + 1).then_some(at + 1),
        "ArrowLeft" => (0..at).rev().find(is_beside),
        "ArrowRight" => (at + 1..picture.nodes.len()).find(is_beside),
        _ => None,
    }
}
