//! Drag of a node onto another: under way, and what it comes to.

use games::tree_game::NodeId;
use games::tree_game::edit::Edit;

/// How far a pointer moves before it drags.
const SLACK: f64 = 6.0;

/// A drag under way: the node, where it began, and the node that it is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Drag {
    node: NodeId,
    from: (i32, i32),
    over: Option<NodeId>,
    is_moved: bool,
}

/// What a drag has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// The pointer has not moved: the node is selected.
    Pressed(NodeId),
    Joined(Edit),
    Nothing,
}

impl Drag {
    /// A drag that begins at a node, with the pointer here.
    pub fn new(node: NodeId, from: (i32, i32)) -> Self {
        Self {
            node,
            from,
            over: None,
            is_moved: false,
        }
    }

    /// The drag with the pointer here, over this node.
    #[must_use]
    pub fn moved(&self, to: (i32, i32), under: Option<NodeId>) -> Self {
        let (x, y) = (to.0 - self.from.0, to.1 - self.from.1);
        let is_moved = self.is_moved || f64::from(x).hypot(f64::from(y)) > SLACK;
        Self {
            over: under.filter(|&node| node != self.node && is_moved),
            is_moved,
            ..self.clone()
        }
    }

    /// What it comes to where the pointer is let go over this node.
    pub fn dropped(&self, under: Option<NodeId>) -> Dropped {
        if !self.is_moved {
            return Dropped::Pressed(self.node);
        }
        match under {
            Some(over) if over != self.node => Dropped::Joined(Edit::Join(self.node, over)),
            _ => Dropped::Nothing,
        }
    }

    /// Whether the pointer has moved far enough.
    pub fn is_moved(&self) -> bool {
        self.is_moved
    }

    /// The node, and the one that it is over.
    pub fn ends(&self) -> impl Iterator<Item = NodeId> {
        core::iter::once(self.node).chain(self.over)
    }
}
