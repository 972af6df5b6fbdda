//! Game trees as people type them: `((3 12 8) (2 4 6) (14 5 2))`.
//!
//! * [`parse`]: the text, with errors that point at the character.
//! * [`TypedTree`], [`Estimates`]: the tree as a game, and its estimates as an evaluation.
//!
//! The text, loosely:
//!
//! ```text
//! node      = [ label ":" ] ( number | [ "max" | "min" ] "(" node node … ")" | "?" "(" outcome outcome … ")" )
//! outcome   = probability ":" node              a probability is 0.5 or 1/3; they add up to 1
//! label     = [ name ] [ "=" estimate ] [ "!" ]
//! ```
//!
//! The root is the maximising player's unless marked; below, the players alternate unless marked, and nature
//! in between does not count: `?(0.5:(1 2) 0.5:(3 4))` below a max node has min nodes. Numbers are what the
//! maximising player gets. An estimate is what an inner node seems to be worth where a search stops there
//! (0 if nothing is said); `!` marks a node as not quiet. Spaces and commas separate.

pub mod parse;
mod position;

pub use parse::{TreeError, TreeFault};
pub use position::{Branch, Branches, Estimates, TypedTree};

use super::Player;
use core::str::FromStr;

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
    nodes: Vec<Node>,
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

    /// Whether nature decides somewhere.
    pub fn has_chance(&self) -> bool {
        self.nodes.iter().any(|node| node.owner == Owner::Chance)
    }
}

impl FromStr for Tree {
    type Err = TreeError;

    fn from_str(text: &str) -> Result<Self, TreeError> {
        parse::parse(text)
    }
}
