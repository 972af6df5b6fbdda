//! Walking: keys, and where they lead in a tree.

use drawing::tree::{NodeId, Tree};

/// What a key or a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Closer,
    Further,
    Fit,
    Fold,
    Go(Direction),
}

/// To a relative of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Parent,
    FirstChild,
    PreviousSibling,
    NextSibling,
}

impl Key {
    pub fn of(key: &str) -> Option<Self> {
        match key {
            "+" | "=" => Some(Self::Closer),
            "-" => Some(Self::Further),
            "0" => Some(Self::Fit),
            "Enter" => Some(Self::Fold),
            "ArrowUp" => Some(Self::Go(Direction::Parent)),
            "ArrowDown" => Some(Self::Go(Direction::FirstChild)),
            "ArrowLeft" => Some(Self::Go(Direction::PreviousSibling)),
            "ArrowRight" => Some(Self::Go(Direction::NextSibling)),
            _ => None,
        }
    }
}

/// The relative of `node` in a direction, among those that are there and not below one that is folded.
pub fn step(
    tree: &dyn Tree,
    node: NodeId,
    direction: Direction,
    is_folded: impl Fn(NodeId) -> bool,
) -> Option<NodeId> {
    match direction {
        Direction::Parent => tree.parent(node),
        Direction::FirstChild if is_folded(node) => None,
        Direction::FirstChild => children(tree, node).next(),
        Direction::PreviousSibling => children(tree, tree.parent(node)?)
            .take_while(|&sibling| sibling < node)
            .last(),
        Direction::NextSibling => {
            children(tree, tree.parent(node)?).find(|&sibling| sibling > node)
        }
    }
}

/// The children of `node` that are there.
fn children(tree: &dyn Tree, node: NodeId) -> impl Iterator<Item = NodeId> {
    let last = tree.end(node);
    let first = Some(node + 1).filter(|&child| child < last);
    let next =
        move |&child: &NodeId| Some(tree.end(child).max(child + 1)).filter(|&child| child < last);
    core::iter::successors(first, next).filter(|&child| tree.is_there(child))
}
