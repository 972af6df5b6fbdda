//! Labels w, d and l: what they say is true, and where nothing is left out nothing is left unsaid.

use crate::minimax::contract::position_of;
use crate::minimax::plain::{Limits, plain};
use crate::minimax::searching::{PLAIN, all_options, record_of};
use crate::minimax::sketches::{config, estimates, root, sketch, sketch_without_chance};
use engines::minimax::Record;
use engines::minimax::frame::Role;
use engines::minimax::labelling::Label;
use engines::minimax::record::{Content, NodeId};
use games::Player;
use games::typed_tree::TypedTree;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// The label that the value of the finished game below `position` stands for.
fn truth(position: &TypedTree) -> Label {
    let evaluation = estimates(position);
    let value = plain(position, Player::First, &evaluation, 0, Limits::NONE).value;
    match value {
        value if value > 0.0 => Label::Win,
        value if value < 0.0 => Label::Loss,
        _ => Label::Draw,
    }
}

proptest! {
    #![proptest_config(config(150))]

    /// Whatever was cut or looked up, and wherever the search stopped.
    #[test]
    fn what_a_label_says_is_true(sketch in sketch(), depth in prop::option::of(1..5_u32)) {
        let root = sketch.root();
        for options in all_options(Limits { depth, quiescence: 0 }) {
            let record = record_of(&root, Player::First, estimates(&root), options);
            for node in 0..record.node_count() {
                if let Some(label) = record.view(node).label {
                    let (position, ..) = position_of(&root, &record, node);
                    prop_assert_eq!(label, truth(&position), "node {} {:?}", node, options);
                }
            }
        }
    }

    #[test]
    fn plain_minimax_labels_every_node(sketch in sketch_without_chance()) {
        let root = sketch.root();
        let record = record_of(&root, Player::First, estimates(&root), PLAIN);
        for node in 0..record.node_count() {
            let (position, ..) = position_of(&root, &record, node);
            prop_assert_eq!(record.view(node).label, Some(truth(&position)));
        }
    }
}

/// The label that the labels of the children give; of two visits of one child the second counts, since the first was
/// only asked a question.
fn from_children(record: &Record, node: NodeId) -> Option<Label> {
    let mut children: BTreeMap<u32, Option<Label>> = BTreeMap::new();
    for child in record.children(node) {
        let view = record.view(child);
        children.insert(view.slot, view.label);
    }
    let all: Option<Vec<Label>> = children.values().copied().collect();
    let has = |label| children.values().any(|&child| child == Some(label));
    match record.view(node).content {
        Content::Inner(Role::Max) if has(Label::Win) => Some(Label::Win),
        Content::Inner(Role::Max) => all?.into_iter().max(),
        Content::Inner(Role::Min) if has(Label::Loss) => Some(Label::Loss),
        Content::Inner(Role::Min) => all?.into_iter().min(),
        _ => all
            .filter(|all| all.windows(2).all(|pair| pair[0] == pair[1]))?
            .pop(),
    }
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn labels_follow_from_those_below(sketch in sketch(), depth in prop::option::of(1..5_u32)) {
        let root = sketch.root();
        for options in all_options(Limits { depth, quiescence: 0 }) {
            let record = record_of(&root, Player::First, estimates(&root), options);
            let inner = |&node: &NodeId| matches!(record.view(node).content, Content::Inner(_));
            for node in (0..record.node_count()).filter(inner) {
                let label = record.view(node).label;
                prop_assert_eq!(label, from_children(&record, node), "node {} {:?}", node, options);
            }
        }
    }
}

#[test]
fn labels_have_their_letters_and_numbers() {
    for (label, letter, payoff) in [
        (Label::Win, 'w', 0.5),
        (Label::Draw, 'd', 0.0),
        (Label::Loss, 'l', -3.0),
    ] {
        assert_eq!((label.letter(), Label::of_payoff(payoff)), (letter, label));
        assert_eq!(Label::from_number(label as u8), Some(label));
    }
    assert_eq!(Label::from_number(0), None);
    assert_eq!(Label::from_number(4), None);
}

/// Nature's nodes have a label only where luck cannot change it.
#[test]
fn labels_at_chance_nodes() {
    for (text, label) in [
        ("?(0.5:3 0.5:1)", Some(Label::Win)),
        ("?(0.5:0 0.5:0)", Some(Label::Draw)),
        ("?(0.5:3 0.5:-1)", None),
        ("(?(0.5:3 0.5:-1) 1)", Some(Label::Win)),
        ("(?(0.5:3 0.5:-1) 0)", None),
        ("min(?(0.5:3 0.5:-1) -1)", Some(Label::Loss)),
    ] {
        let root = root(text);
        let record = record_of(&root, Player::First, estimates(&root), PLAIN);
        assert_eq!(record.view(0).label, label, "{text}");
    }
}
