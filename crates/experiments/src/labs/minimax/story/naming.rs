//! Names of nodes: where one is, what it is called, who decides there.

use crate::minimax::Place;
use drawing::tree::Colour;
use engines::minimax::Record;
use engines::minimax::frame::Role;
use engines::minimax::record::{Content, NodeId};
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

/// What a node is called: the root, the name typed for it, or else where it hangs in a typed tree (3.1 is the
/// first branch of the third one), or the move that leads to it.
pub fn name_of(root: &Place, record: &Record, node: NodeId, texts: &Texts) -> String {
    let words = &texts.labs.minimax.page;
    let Some(parent) = record.parent(node) else {
        return words.the_root.to_owned();
    };
    let parent = place_of(root, record, parent);
    let slot = record.view(node).slot;
    let mut place = parent.clone();
    place.follow(slot);
    match (&place, place.name()) {
        (_, Some(name)) => (words.named)(name),
        (Place::Tree(_), None) => (words.branch)(&branch_path(record, node)),
        _ => (words.after_move)(&parent.move_text(slot)),
    }
}

/// The numbers of the branches from the root to a node, from 1.
fn branch_path(record: &Record, node: NodeId) -> String {
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

/// The colour of the player who decides at a node of a search of `root`. In a game the maximising player is whoever moves at
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
