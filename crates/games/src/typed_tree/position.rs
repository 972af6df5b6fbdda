//! A typed tree as a game: a position is a node, a move is one of its branches.

use super::tree::{NodeId, Owner, Tree};
use crate::{Chance, Evaluate, Game, Indexed, Keyed, Player, Turn, ZeroSum};
use std::rc::Rc;

/// A position: a node of a tree.
#[derive(Clone, Debug)]
pub struct TypedTree {
    tree: Rc<Tree>,
    node: NodeId,
}

/// The number of a branch, from 0 in the order of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Branch(pub u32);

/// The branches of a node.
#[derive(Clone, Debug)]
pub struct Branches(core::ops::Range<u32>);

impl Iterator for Branches {
    type Item = Branch;

    fn next(&mut self) -> Option<Branch> {
        self.0.next().map(Branch)
    }
}

impl TypedTree {
    /// The root of `tree`.
    pub fn new(tree: Rc<Tree>) -> Self {
        Self { tree, node: 0 }
    }

    /// The tree.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The node's number in the tree.
    pub fn node(&self) -> NodeId {
        self.node
    }

    fn child(&self, branch: Branch) -> NodeId {
        self.tree.node(self.node).children[branch.0 as usize]
    }
}

impl Game for TypedTree {
    type Action = Branch;
    type Actions = Branches;

    fn turn(&self) -> Turn {
        match self.tree.node(self.node).owner {
            Owner::Player(player) => Turn::Player(player),
            Owner::Chance => Turn::Chance,
            Owner::Nobody => Turn::Over,
        }
    }

    fn actions(&self) -> Branches {
        Branches(0..self.tree.node(self.node).children.len() as u32)
    }

    fn apply(&mut self, action: Branch) {
        self.node = self.child(action);
    }

    fn payoff(&self, player: Player) -> f64 {
        for_player(self.tree.node(self.node).value, player)
    }
}

/// A value for the first player, as seen by `player`. Adding 0 makes 0 of −0.
fn for_player(value: f64, player: Player) -> f64 {
    match player {
        Player::First => value,
        Player::Second => 0.0 - value,
    }
}

impl Chance for TypedTree {
    fn probability(&self, outcome: Branch) -> f64 {
        self.tree.node(self.child(outcome)).probability
    }
}

impl Keyed for TypedTree {
    /// Every node is a position of its own, even where two look the same.
    fn key(&self) -> u64 {
        u64::from(self.node)
    }
}

impl Indexed for TypedTree {
    fn index(action: Branch) -> usize {
        action.0 as usize
    }
}

impl ZeroSum for TypedTree {}

/// The estimates typed at inner nodes, and which nodes are marked as not quiet.
#[derive(Clone, Copy, Debug)]
pub struct Estimates {
    /// Of the first player's values.
    range: (f64, f64),
}

impl Estimates {
    /// Those of `tree`.
    pub fn of(tree: &Tree) -> Self {
        let values = tree.nodes().iter().map(|node| node.value);
        let none = (f64::INFINITY, f64::NEG_INFINITY);
        Self {
            range: values.fold(none, |(low, high), value| (low.min(value), high.max(value))),
        }
    }
}

impl Evaluate<TypedTree> for Estimates {
    fn evaluate(&self, position: &TypedTree, player: Player) -> f64 {
        for_player(position.tree.node(position.node).value, player)
    }

    fn is_quiet(&self, position: &TypedTree) -> bool {
        position.tree.node(position.node).is_quiet
    }

    /// The value or estimate of the node that the branch leads to, as the player who is to move sees it.
    fn promise(&self, position: &TypedTree, action: Branch) -> f64 {
        let value = position.tree.node(position.child(action)).value;
        match position.turn() {
            Turn::Player(player) => for_player(value, player),
            Turn::Chance | Turn::Over => 0.0,
        }
    }

    fn range(&self, player: Player) -> (f64, f64) {
        match player {
            Player::First => self.range,
            Player::Second => (-self.range.1, -self.range.0),
        }
    }
}
