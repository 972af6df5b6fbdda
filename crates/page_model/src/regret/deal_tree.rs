//! Tree of one deal: what can be done once the cards are dealt, up to the ends and to the next card, and where each history
//! stands in its picture.

use engines::regret::{Actor, GameTree, NodeId};

/// A history in the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct DealNode {
    pub id: NodeId,
    /// Its place in the list.
    pub parent: Option<usize>,
    /// In leaves from the left, so that the middle of the first leaf is at ½.
    pub x: f64,
    /// Steps from the top.
    pub depth: usize,
    /// Whether nothing below it is in the picture: the hand is over, or another card comes.
    pub is_leaf: bool,
}

/// The picture, in preorder.
#[derive(Clone, Debug, PartialEq)]
pub struct DealTree {
    pub nodes: Vec<DealNode>,
    pub leaves: usize,
    /// Of the deepest.
    pub depth: usize,
}

/// Where a part of the game (see [`experiments::regret::parts`]) begins in a deal; `None` where the cards make it impossible.
pub fn beginning(tree: &GameTree, deal: &str, part: &str) -> Option<NodeId> {
    let below = |node: NodeId, fits: &dyn Fn(&str) -> bool| {
        let mut children = tree.children(node).iter().copied();
        children.find(|&child| fits(tree.action_name(child)))
    };
    let dealt = below(0, &|name| name == deal)?;
    part.chars().try_fold(dealt, |node, letter| {
        below(node, &|name| name.starts_with(letter))
    })
}

/// The deal that a history belongs to; `None` before the cards are dealt.
pub fn deal_of(tree: &GameTree, node: NodeId) -> Option<&str> {
    let above = core::iter::successors(Some(node), |&node| tree.parent(node));
    let dealt = above.take_while(|&node| node != 0).last()?;
    Some(tree.action_name(dealt))
}

impl DealTree {
    /// What can follow `beginning`.
    pub fn below(tree: &GameTree, beginning: NodeId) -> Self {
        let mut picture = Self {
            nodes: Vec::new(),
            leaves: 0,
            depth: 0,
        };
        picture.add(tree, beginning, None, 0);
        picture
    }

    /// Adds a history and what is below it; where it stands.
    fn add(&mut self, tree: &GameTree, id: NodeId, parent: Option<usize>, depth: usize) -> f64 {
        let place = self.nodes.len();
        let is_leaf = !matches!(tree.actor(id), Actor::Player(_));
        self.nodes.push(DealNode {
            id,
            parent,
            x: 0.0,
            depth,
            is_leaf,
        });
        self.depth = self.depth.max(depth);
        let x = if is_leaf {
            self.leaves += 1;
            self.leaves as f64 - 0.5
        } else {
            let children = tree.children(id).iter();
            let places: Vec<f64> = children
                .map(|&child| self.add(tree, child, Some(place), depth + 1))
                .collect();
            let ends = places.first().zip(places.last());
            ends.map_or(0.0, |(first, last)| f64::midpoint(*first, *last))
        };
        self.nodes[place].x = x;
        x
    }
}
