//! Names of histories, of the steps that lead to them, and of the cards that are held there.

use engines::regret::{Actor, GameTree, NodeId};
use experiments::regret::betting::Table;
use experiments::regret::naming::{deed_name, history};
use texts::Texts;

/// A history: the cards that were dealt, then what has been done, "J–Q · check, bet"; `None` for the empty one.
pub fn history_name(tree: &GameTree, node: NodeId, texts: &Texts) -> Option<String> {
    if node == 0 {
        return None;
    }
    let table = Table::at(tree, node);
    let cards = table
        .cards
        .map(|[first, second]| format!("{first}–{second}"));
    let history = history(&table.events, texts);
    let parts = cards
        .into_iter()
        .chain((!history.is_empty()).then_some(history));
    Some(parts.collect::<Vec<_>>().join(" · "))
}

/// What leads to a history from the one before, in a word: an action, or the cards that come.
pub fn step_name(tree: &GameTree, node: NodeId, texts: &Texts) -> String {
    let name = tree.action_name(node);
    match tree.parent(node).map(|parent| (parent, tree.actor(parent))) {
        Some((parent, Actor::Player(player))) => {
            deed_name(&Table::at(tree, parent).deed(player, name), texts)
        }
        _ => name.to_owned(),
    }
}

/// The card of the player who decides at a history; `None` in games without cards, and where nobody does.
pub fn card_at(tree: &GameTree, node: NodeId) -> Option<char> {
    let Actor::Player(player) = tree.actor(node) else {
        return None;
    };
    let cards = Table::at(tree, node).cards?;
    Some(cards[player.index()])
}
