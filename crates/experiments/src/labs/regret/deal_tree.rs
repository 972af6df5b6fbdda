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

/// The deals of a game, in its order, as its chance node names them; none in games without cards.
pub fn deals(tree: &GameTree) -> Vec<String> {
    let children = match tree.actor(0) {
        Actor::Chance => tree.children(0),
        _ => &[],
    };
    let names = children
        .iter()
        .map(|&child| tree.action_name(child).to_owned());
    names.collect()
}

/// Where a part of the game (see [`super::board`]) begins in a deal; `None` where the cards make it impossible.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regret::{GameName, RegretLab};

    fn tree(game: GameName) -> std::sync::Arc<GameTree> {
        let lab = RegretLab {
            game,
            ..RegretLab::default()
        };
        lab.tree()
    }

    #[test]
    fn a_deal_of_kuhn_has_nine_histories() {
        let tree = tree(GameName::Kuhn);
        assert_eq!(deals(&tree).len(), 6);
        let dealt = beginning(&tree, "QK", "").unwrap();
        let picture = DealTree::below(&tree, dealt);
        assert_eq!(
            (picture.nodes.len(), picture.leaves, picture.depth),
            (9, 5, 3)
        );
        for node in &picture.nodes {
            assert_eq!(deal_of(&tree, node.id), Some("QK"));
            if let Some(parent) = node.parent {
                assert_eq!(tree.parent(node.id), Some(picture.nodes[parent].id));
                assert_eq!(picture.nodes[parent].depth + 1, node.depth);
            }
        }
        let mut leaves: Vec<f64> = picture
            .nodes
            .iter()
            .filter(|node| node.is_leaf)
            .map(|node| node.x)
            .collect();
        leaves.sort_by(f64::total_cmp);
        assert_eq!(leaves, [0.5, 1.5, 2.5, 3.5, 4.5]);
        assert_eq!(deal_of(&tree, 0), None);
    }

    #[test]
    fn leducs_rounds_are_pictures_of_their_own() {
        let tree = tree(GameName::Leduc);
        let first = DealTree::below(&tree, beginning(&tree, "QK", "").unwrap());
        let second = beginning(&tree, "QK", "crcQ").unwrap();
        // The same betting, only that calls go on to a card in the first round.
        let second = DealTree::below(&tree, second);
        assert_eq!(first.nodes.len(), second.nodes.len());
        assert!(
            second
                .nodes
                .iter()
                .all(|node| tree.actor(node.id) != Actor::Chance)
        );
        assert!(
            first
                .nodes
                .iter()
                .any(|node| tree.actor(node.id) == Actor::Chance)
        );
        // Both Kings are dealt.
        assert_eq!(beginning(&tree, "KK", "crcK"), None);
        assert!(deals(&super::tests::tree(GameName::MatchingPennies)).is_empty());
    }
}
