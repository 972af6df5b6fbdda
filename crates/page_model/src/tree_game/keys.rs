//! Keys of the stage: where an arrow leads, and what a letter does to the node that is selected.

use games::tree_game::edit::Edit;
use games::tree_game::sizes::MAX_PLAYERS;
use games::tree_game::{NodeId, TreeGame};

/// Whether a key takes back or does again, pressed with Control or Command.
pub fn history_key(key: &str, has_shift: bool) -> Option<bool> {
    match (key, has_shift) {
        ("z", false) => Some(true),
        ("y", false) | ("z" | "Z", true) => Some(false),
        _ => None,
    }
}

/// Where an arrow leads.
pub fn moved(game: &TreeGame, node: NodeId, key: &str) -> Option<NodeId> {
    let of = &game.nodes()[node];
    let beside = |step: isize| {
        let (parent, action) = of.parent?;
        let place = usize::try_from(action as isize + step).ok()?;
        game.nodes()[parent].children.get(place).copied()
    };
    match key {
        "ArrowUp" => of.parent.map(|(parent, _)| parent),
        "ArrowDown" => of.children.first().copied(),
        "ArrowLeft" => beside(-1),
        "ArrowRight" => beside(1),
        "Home" => Some(0),
        _ => None,
    }
}

/// What a letter does.
pub fn edit_of(node: NodeId, key: &str) -> Option<Edit> {
    match key {
        "e" | "E" => Some(Edit::End(node)),
        "c" | "C" => Some(Edit::Chance(node)),
        "+" => Some(Edit::AddAction(node)),
        _ => {
            let player: usize = key.parse().ok()?;
            // Of a player that there is not, it is said.
            let is_player = (1..=MAX_PLAYERS).contains(&player);
            is_player.then(|| Edit::Decision(node, player - 1))
        }
    }
}
