//! Leaves of a typed tree with other values: the number or letter changes in the text, and nothing else of it does.

use core::ops::Range;
use engines::minimax::labelling::Label;
use experiments::minimax::{GameName, Hide, MinimaxExperiment, Place};
use games::typed_tree::{NodeId, Owner};

/// Values that a viewer gives by hand stay within this: numbers that can be read.
pub const MAX_VALUE: f64 = 999_999.0;

/// Whether leaves can be given other values: the tree is typed, and nobody is asked what follows from them.
pub fn has_editable_leaves(lab: &MinimaxExperiment) -> bool {
    lab.game == GameName::Tree && lab.hide == Hide::Nothing
}

/// With another value at a leaf of the typed tree, by its number there; the moment looked at stays. `None` if that is no
/// leaf, or the value none that can stand there.
pub fn with_leaf(lab: &MinimaxExperiment, leaf: NodeId, value: f64) -> Option<MinimaxExperiment> {
    if !has_editable_leaves(lab) || !value.is_finite() || value.abs() > MAX_VALUE {
        return None;
    }
    let tree = lab.tree();
    let nodes = tree.nodes();
    let is_leaf = |node: NodeId| nodes[node as usize].owner == Owner::Nobody;
    if leaf as usize >= nodes.len() || !is_leaf(leaf) {
        return None;
    }
    let before = (0..leaf).filter(|&node| is_leaf(node)).count();
    let place = values(&lab.tree).nth(before)?;
    let mut text = lab.tree.clone();
    let written = if tree.has_letters() {
        letter_of(value)?.to_string()
    } else {
        // −0 is 0.
        (value + 0.0).to_string()
    };
    text.replace_range(place, &written);
    let next = MinimaxExperiment {
        tree: text,
        ..lab.clone()
    };
    let is_right = next.tree().nodes().get(leaf as usize)?.value == value;
    is_right.then_some(next)
}

/// The number of the typed tree's node that this is a position of; `None` in other games.
pub fn typed_node(place: &Place) -> Option<NodeId> {
    match place {
        Place::Tree(position) => Some(position.node()),
        _ => None,
    }
}

/// The letter that is worth this much.
fn letter_of(value: f64) -> Option<char> {
    let is_one = [-1.0, 0.0, 1.0].contains(&value);
    is_one.then(|| Label::of_payoff(value).letter())
}

/// Where the numbers or letters at the leaves stand in the text of a tree that is one, in their order.
fn values(text: &str) -> impl Iterator<Item = Range<usize>> {
    words(text).filter(|word| {
        let after = &text[word.end..];
        let is_marked = matches!(&text[word.clone()], "max" | "min" | "?");
        // Names, estimates and probabilities have a colon behind them; who decides, a bracket.
        let has_brackets = is_marked && after.trim_start().starts_with('(');
        !after.starts_with(':') && !has_brackets
    })
}

/// Everything between separators, brackets and colons.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let is_between = |symbol: char| symbol.is_whitespace() || ",():".contains(symbol);
    text.split(is_between)
        .filter(|word| !word.is_empty())
        .map(|word| {
            let begin = word.as_ptr() as usize - text.as_ptr() as usize;
            begin..begin + word.len()
        })
}
