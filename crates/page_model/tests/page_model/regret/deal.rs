//! Tree of a deal: what is in its picture, where, and what is written beside its lines; the choice of the deal.

use crate::regret::situation;
use engines::regret::Actor;
use experiments::regret::GameName;
use experiments::regret::parts::deals;
use page_model::regret::deal_tree::{DealTree, beginning, deal_of};

#[test]
fn a_deal_of_kuhn_has_nine_histories() {
    let tree = situation::tree(GameName::Kuhn);
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
    let tree = situation::tree(GameName::Leduc);
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
    assert!(deals(&situation::tree(GameName::MatchingPennies)).is_empty());
}
