//! A typed tree: its nodes in the order of the text.

use crate::Player;

/// The number of a node, in the order of the text: 0 is the root.
pub type NodeId = u32;

/// Who decides at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The first player is the maximising one.
    Player(Player),
    Chance,
    /// A leaf.
    Nobody,
}

/// A node of a tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    pub owner: Owner,
    pub name: Option<Box<str>>,
    /// What the maximising player gets at a leaf; what an inner node seems to be worth to him.
    pub value: f64,
    pub is_quiet: bool,
    /// Of coming here from a chance node; 1 below players.
    pub probability: f64,
    pub children: Vec<NodeId>,
}

/// A whole tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) has_letters: bool,
}

impl Tree {
    /// The nodes in the order of the text; at least one.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The node with this number, which is one of the tree's.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    /// Whether its leaves say w, d or l and not numbers.
    pub fn has_letters(&self) -> bool {
        self.has_letters
    }

    /// Whether nature decides somewhere.
    pub fn has_chance(&self) -> bool {
        self.nodes.iter().any(|node| node.owner == Owner::Chance)
    }
}
