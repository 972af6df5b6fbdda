//! Edges in the tree of a deal: what leads to each history, and on which side of its line that is written.

use super::deal_tree::{DealNode, DealTree};
use engines::regret::{Actor, GameTree};
use games::Player;

/// Where along its line the text of an edge stands.
const ALONG: f64 = 0.55;
/// More leaves stand close together.
const MAX_AIRY: usize = 6;
/// A line that goes less to a side, in percent of the picture, goes straight down.
const MIN_SLANT: f64 = 0.01;

/// What leads to a history of the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Edge<'a> {
    pub from: &'a DealNode,
    pub to: &'a DealNode,
    pub player: Player,
    pub row: usize,
    /// Its number among the actions.
    pub action: usize,
}

/// On which side of its line the text of an edge stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Above the history that the line leads to.
    Above,
    Left,
    Right,
    Middle,
}

impl Side {
    /// The class that places it.
    pub fn class(self) -> &'static str {
        match self {
            Self::Above => "above",
            Self::Left => "left",
            Self::Right => "right",
            Self::Middle => "middle",
        }
    }
}

/// Whether there is no room beside the lines.
pub fn is_dense(picture: &DealTree) -> bool {
    picture.leaves > MAX_AIRY
}

/// All that players do in a picture.
pub fn edges<'a>(
    picture: &'a DealTree,
    tree: &'a GameTree,
) -> impl Iterator<Item = Edge<'a>> + use<'a> {
    picture.nodes.iter().filter_map(|to| {
        let from = &picture.nodes[to.parent?];
        let Actor::Player(player) = tree.actor(from.id) else {
            return None;
        };
        let children = tree.children(from.id).iter();
        Some(Edge {
            from,
            to,
            player,
            row: tree.row(from.id)?,
            action: children.copied().position(|child| child == to.id)?,
        })
    })
}

/// Where the text of a line stands, and on which side: where there is no room beside lines, above the history, where nothing else
/// is in the way.
pub fn label_at(from: (f64, f64), to: (f64, f64), is_dense: bool) -> ((f64, f64), Side) {
    let ((x1, y1), (x2, y2)) = (from, to);
    if is_dense {
        return (to, Side::Above);
    }
    let middle = (x1 + ALONG * (x2 - x1), y1 + ALONG * (y2 - y1));
    let side = if x2 < x1 - MIN_SLANT {
        Side::Left
    } else if x2 > x1 + MIN_SLANT {
        Side::Right
    } else {
        Side::Middle
    };
    (middle, side)
}
