//! Nodes in words: what is written on each and read out, and which it may be joined with.

use super::analysis::Analysis;
use games::fraction::Fraction;
use games::tree_game::NodeId;
use texts::TreeGameTexts;

/// Players' names are not repeated in trees with more information sets than this: colours say whose they are.
const MANY_SETS: usize = 8;

/// A node in words: what is written on it and what happens there, and what follows if that is known.
pub fn spoken(
    of: &Analysis,
    node: NodeId,
    value: Option<&String>,
    words: &TreeGameTexts,
) -> String {
    let name = match of.game.set_of(node) {
        None => (words.node_end)(&of.paid(node)),
        Some((_, set)) => match set.player() {
            None => words.node_chance.to_owned(),
            Some(player) => (words.node_decision)(&of.player(player, words), &set.name),
        },
    };
    match value {
        Some(value) => format!("{name}. {}", (words.node_leads_to)(value)),
        None => name,
    }
}

/// Whose a set is and what it is called is written at its first node.
pub fn name_at(of: &Analysis, node: NodeId, words: &TreeGameTexts) -> Option<String> {
    let (_, set) = of.game.set_of(node)?;
    let player = set.player()?;
    if set.nodes[0] != node {
        return None;
    }
    let is_large = of.game.sets().len() > MANY_SETS;
    match (is_large, set.name.as_str()) {
        (true, name) => Some(name.to_owned()),
        (false, "") => Some(of.player(player, words)),
        (false, name) => Some(format!("{} · {name}", of.player(player, words))),
    }
}

/// The nodes that a node may be joined with: of the same player, with the same number of actions, in another set.
pub fn candidates(of: &Analysis, node: NodeId) -> impl Iterator<Item = NodeId> {
    let own = of.game.set_of(node).map(|(_, set)| set);
    let is_alike = move |other: &NodeId| {
        let other = of.game.set_of(*other).map(|(_, set)| set);
        own.zip(other).is_some_and(|(own, other)| {
            other.player() == own.player()
                && other.actions.len() == own.actions.len()
                && other.nodes != own.nodes
        })
    };
    (0..of.game.nodes().len()).filter(is_alike)
}

/// A payoff or a probability as people type it, with either minus sign.
pub fn typed(text: &str) -> Option<Fraction> {
    text.trim().replace('\u{2212}', "-").parse().ok()
}
