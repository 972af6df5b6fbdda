//! Labels: what information sets and actions are called where everything needs a name of its own.

use super::game::{InformationSet, NodeId, SetId, TreeGame};
use std::collections::BTreeMap;

/// A label for each information set, each used once: its name where no other one has it, else whose it is and its number among theirs, as in Gambit's
/// files (`1:3`), or `chance:1`.
pub fn set_labels(game: &TreeGame) -> Vec<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for set in game.sets() {
        *counts.entry(&set.name).or_default() += 1;
    }
    let numbers = set_numbers(game);
    let sets = game.sets().iter().zip(numbers);
    let label = |(set, number): (&InformationSet, usize)| {
        let is_own =
            !set.name.is_empty() && counts[set.name.as_str()] == 1 && !set.name.contains(':');
        match set.player() {
            _ if is_own => set.name.clone(),
            Some(player) => unnamed_label(player, number),
            None => format!("chance:{number}"),
        }
    };
    sets.map(label).collect()
}

/// The label of a player's set that has no name of its own.
pub fn unnamed_label(player: usize, number: usize) -> String {
    format!("{}:{number}", player + 1)
}

/// A number for each set, from 1: each player and chance have their own.
pub fn set_numbers(game: &TreeGame) -> Vec<usize> {
    let mut counts = vec![0; game.players().len() + 1];
    let mut number = |player: Option<usize>| {
        let count = &mut counts[player.map_or(0, |player| player + 1)];
        *count += 1;
        *count
    };
    game.sets().iter().map(|set| number(set.player())).collect()
}

/// What an action of a set is called: its name, or its number from 1.
pub fn action_label(game: &TreeGame, set: SetId, action: usize) -> String {
    match game.sets()[set].actions[action].as_str() {
        "" => (action + 1).to_string(),
        name => name.to_owned(),
    }
}

/// What the actions that lead to a node are called, from the root on.
pub fn way_to(game: &TreeGame, mut node: NodeId) -> Vec<String> {
    let mut actions = Vec::new();
    while let Some((parent, action)) = game.nodes()[node].parent {
        let set = game.nodes()[parent].set;
        actions.extend(set.map(|set| action_label(game, set, action)));
        node = parent;
    }
    actions.reverse();
    actions
}

/// Labels of all actions of a set, each used once: numbers if names are not.
pub fn action_labels(game: &TreeGame, set: SetId) -> Vec<String> {
    let count = game.sets()[set].actions.len();
    let named: Vec<String> = (0..count)
        .map(|action| action_label(game, set, action))
        .collect();
    let mut sorted = named.clone();
    sorted.sort();
    sorted.dedup();
    if sorted.len() == count {
        named
    } else {
        (1..=count).map(|number| number.to_string()).collect()
    }
}
