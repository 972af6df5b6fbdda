//! Commands of the person at the table, by key or by button.

use super::naming;
use crate::regret::sitting::Dealt;
use engines::regret::GameTree;
use experiments::regret::betting::Table;
use games::Player;
use texts::Texts;

/// What a key or a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Next,
    Hint,
    TakeBack,
    /// The action in this place.
    Act(usize),
}

impl Command {
    /// By key; `None` for keys that ask for nothing.
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "n" | "N" => Some(Self::Next),
            "h" | "H" => Some(Self::Hint),
            "u" | "U" => Some(Self::TakeBack),
            _ => {
                let digit = key.parse::<usize>().ok();
                let digit = digit.filter(|_| key.len() == 1);
                digit.and_then(|digit| digit.checked_sub(1)).map(Self::Act)
            }
        }
    }
}

/// A button for an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionButton {
    /// The action's, in the game.
    pub name: String,
    pub label: String,
    /// Whether the person may take it now.
    pub is_legal: bool,
}

/// All actions that the game's information sets know, in one order: places for buttons. Those of the longest list, then what
/// only others have.
pub fn all_actions(tree: &GameTree) -> Vec<String> {
    let sets = tree.information_sets().iter();
    // Of several the last one.
    let longest = sets.clone().max_by_key(|set| set.actions.len());
    let mut all = longest.map_or_else(Vec::new, |set| set.actions.clone());
    for action in sets.flat_map(|set| &set.actions) {
        if !all.contains(action) {
            all.push(action.clone());
        }
    }
    all
}

/// A button for each action that the game knows, always in the same place; before the first hand as they are called when it begins.
pub fn action_buttons(tree: &GameTree, dealt: Option<&Dealt>, texts: &Texts) -> Vec<ActionButton> {
    let table = dealt.map_or_else(
        || Table::at(tree, 0),
        |dealt| Table::at(dealt.tree(), dealt.node()),
    );
    let person = dealt.map_or(Player::First, |dealt| dealt.person);
    let button = |name: String| ActionButton {
        is_legal: dealt.is_some_and(|dealt| dealt.actions().contains(&name)),
        label: naming::deed(&table.deed(person, &name), texts),
        name,
    };
    all_actions(tree).into_iter().map(button).collect()
}
