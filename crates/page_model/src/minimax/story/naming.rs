//! Names of nodes: where one is, what it is called, who decides there.

use drawing::tree::Colour;
use engines::minimax::Record;
use engines::minimax::frame::Role;
use engines::minimax::record::{Content, NodeId};
use experiments::minimax::Place;
use games::{Player, Turn};
use texts::Texts;

/// The position at a node, by the moves from the root.
pub fn place_of(root: &Place, record: &Record, node: NodeId) -> Place {
    let above = core::iter::successors(Some(node), |&node| record.parent(node));
    let mut path: Vec<NodeId> = above.collect();
    // The last of them is the root, which no move leads to.
    path.pop();
    let mut place = root.clone();
    for &node in path.iter().rev() {
        place.follow(record.view(node).slot);
    }
    place
}

/// So many moves are named; of a longer way only the last ones.
const MAX_MOVES: usize = 4;
const LAST_MOVES: usize = 2;

/// What a node is called: the root, the name typed for it, or else where it hangs in a typed tree (3.1 is the
/// first branch of the third one), or the moves that lead to it.
pub fn name_of(root: &Place, record: &Record, node: NodeId, texts: &Texts) -> String {
    let words = &texts.labs.minimax.page;
    let Some(parent) = record.parent(node) else {
        return words.the_root.to_owned();
    };
    if !matches!(root, Place::Tree(_)) {
        return after_moves(root, record, node, texts);
    }
    let mut place = place_of(root, record, parent);
    place.follow(record.view(node).slot);
    match place.name() {
        Some(name) => (words.named)(name),
        None => (words.branch)(&branch_path(record, node)),
    }
}

/// A position by the moves from the root, so that no two on one way down have the same name.
fn after_moves(root: &Place, record: &Record, node: NodeId, texts: &Texts) -> String {
    let words = &texts.labs.minimax.page;
    let above = core::iter::successors(Some(node), |&node| record.parent(node));
    let mut slots: Vec<u32> = above.map(|node| record.view(node).slot).collect();
    slots.pop();
    slots.reverse();
    let moves = root.line_names(&slots);
    if moves.len() <= MAX_MOVES {
        return (words.after_moves)(&moves.join(" "));
    }
    let last = moves[moves.len() - LAST_MOVES..].join(" ");
    (words.after_many_moves)(moves.len(), &last)
}

/// The numbers of the branches from the root to a node, from 1.
pub fn branch_path(record: &Record, node: NodeId) -> String {
    let path = core::iter::successors(Some(node), |&node| record.parent(node));
    let mut numbers: Vec<String> = path
        .filter(|&node| record.parent(node).is_some())
        .map(|node| (u64::from(record.view(node).slot) + 1).to_string())
        .collect();
    numbers.reverse();
    numbers.join(".")
}

/// Who decides at a node; `None` at a leaf.
pub fn role_of(content: Content) -> Option<Role> {
    match content {
        Content::Inner(role) | Content::Unsearched(Some(role)) => Some(role),
        Content::Evaluated(_) | Content::Known(_) | Content::Unsearched(None) => None,
    }
}

/// The colour of the player who decides at a node of a search of `root`. In a game the maximising player is the player who moves at
/// the root, and that may be the second; in a typed tree it is always the first.
pub fn colour_of(root: &Place, content: Content) -> Option<Colour> {
    let is_game = !matches!(root, Place::Tree(_));
    let second_maximises = is_game && root.turn() == Turn::Player(Player::Second);
    match role_of(content)? {
        Role::Max if second_maximises => Some(Colour::Second),
        Role::Min if second_maximises => Some(Colour::First),
        Role::Max => Some(Colour::First),
        Role::Min => Some(Colour::Second),
        Role::Chance => None,
    }
}
