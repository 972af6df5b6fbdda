//! Writing a game as a text that reads as the same one, but for the title, names of nodes, and names that are missing or used twice.

use crate::fraction::Fraction;
use crate::tree_game::game::{InformationSet, Mover, NodeId, SetId, TreeGame};
use std::collections::BTreeSet;

/// The text of a game.
pub fn write(game: &TreeGame) -> String {
    let mut payoffs = game.nodes().iter().map(|node| &node.payoffs);
    let is_zero_sum = game.players().len() == 2
        && payoffs.all(|payoffs| payoffs.is_empty() || payoffs[1] == -payoffs[0]);
    let writer = Writer {
        game,
        is_zero_sum,
        names: set_names(game),
    };
    let mut text = String::new();
    // How many children of each open bracket are to come.
    let mut open: Vec<usize> = Vec::new();
    for (number, node) in game.nodes().iter().enumerate() {
        if let Some((parent, action)) = node.parent {
            text += &writer.label(parent, action);
        }
        text += &writer.node(number);
        if node.set.is_some() {
            open.push(node.children.len());
            continue;
        }
        while let Some(left) = open.last_mut() {
            *left -= 1;
            if *left > 0 {
                break;
            }
            open.pop();
            text.push(')');
        }
    }
    text
}

struct Writer<'a> {
    game: &'a TreeGame,
    is_zero_sum: bool,
    /// By set: what stands after the dot.
    names: Vec<String>,
}

impl Writer<'_> {
    /// What stands before a branch.
    fn label(&self, parent: NodeId, action: usize) -> String {
        let Some((_, set)) = self.game.set_of(parent) else {
            return String::new();
        };
        let mut text = String::from(if action > 0 { " " } else { "" });
        if let Mover::Chance(probabilities) = &set.mover {
            text += &format!("{}:", probabilities[action]);
        }
        let name = &set.actions[action];
        if !name.is_empty() && *name != (action + 1).to_string() {
            text += &format!("{}:", written(name));
        }
        text
    }

    fn node(&self, number: NodeId) -> String {
        let node = &self.game.nodes()[number];
        let Some((set, of)) = self.game.set_of(number) else {
            return self.payoffs(&node.payoffs);
        };
        let payoffs = if node.payoffs.is_empty() {
            String::new()
        } else {
            format!("{}&", self.payoffs(&node.payoffs))
        };
        let mover = of
            .player()
            .map_or_else(|| "?".to_owned(), |player| (player + 1).to_string());
        let name = &self.names[set];
        let name = if name.is_empty() {
            String::new()
        } else {
            format!(".{}", written(name))
        };
        format!("{payoffs}{mover}{name}(")
    }

    fn payoffs(&self, payoffs: &[Fraction]) -> String {
        let shown = if self.is_zero_sum {
            1
        } else {
            self.game.players().len()
        };
        let payoff = |player| payoffs.get(player).copied().unwrap_or(Fraction::ZERO);
        let payoffs: Vec<String> = (0..shown)
            .map(|player| payoff(player).to_string())
            .collect();
        payoffs.join(";")
    }
}

/// A name for each set that has one or needs one, different for each of a player.
fn set_names(game: &TreeGame) -> Vec<String> {
    let mut used = BTreeSet::new();
    let sets = game.sets().iter().enumerate();
    sets.map(|(number, set)| name_of(number, set, &mut used))
        .collect()
}

fn name_of(
    number: SetId,
    set: &InformationSet,
    used: &mut BTreeSet<(Option<usize>, String)>,
) -> String {
    if set.name.is_empty() && set.nodes.len() == 1 {
        return String::new();
    }
    let stem = if set.name.is_empty() { "h" } else { &set.name };
    let is_free = |name: &String| !used.contains(&(set.player(), name.clone()));
    let own = Some(set.name.clone()).filter(|name| !name.is_empty() && is_free(name));
    let numbered = || {
        (number + 1..)
            .map(|number| format!("{stem}{number}"))
            .find(is_free)
    };
    let name = own.or_else(numbered).unwrap_or_default();
    used.insert((set.player(), name.clone()));
    name
}

/// A name, in quotation marks where separators are in it.
fn written(name: &str) -> String {
    let is_separator = |c: char| c.is_whitespace() || ",():;&=!\"".contains(c);
    if name.contains(is_separator) {
        format!("\"{}\"", name.replace('"', "'"))
    } else {
        name.to_owned()
    }
}
