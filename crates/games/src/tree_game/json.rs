//! A game as JSON, for programs: players, information sets and nodes as lists, so that trees of any depth are read without effort. Numbers are texts, so that they stay
//! exact.

use super::game::{InformationSet, Mover, Node, TreeGame};
use super::labels::{action_labels, set_labels};
use serde::Serialize;

/// The game.
#[derive(Serialize)]
pub struct Written<'a> {
    title: &'a str,
    players: &'a [String],
    information_sets: Vec<WrittenSet>,
    /// In preorder: children come after their parents.
    nodes: Vec<WrittenNode<'a>>,
}

#[derive(Serialize)]
struct WrittenSet {
    label: String,
    /// From 1; null for chance.
    player: Option<usize>,
    actions: Vec<String>,
    /// By action, of chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    probabilities: Option<Vec<String>>,
}

#[derive(Serialize)]
struct WrittenNode<'a> {
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'a str,
    /// The place in the list of nodes, from 0, and the place of the action that leads here; null for the root.
    parent: Option<(usize, usize)>,
    /// The place in the list of sets, from 0; null at an end.
    information_set: Option<usize>,
    /// What arriving here pays each player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    payoffs: Vec<String>,
}

/// What a serialiser is given.
pub fn written(game: &TreeGame) -> Written<'_> {
    let sets = game.sets().iter().zip(set_labels(game)).enumerate();
    let set = |(number, (set, label)): (usize, (&InformationSet, String))| WrittenSet {
        label,
        player: set.player().map(|player| player + 1),
        actions: action_labels(game, number),
        probabilities: match &set.mover {
            Mover::Chance(chances) => Some(chances.iter().map(ToString::to_string).collect()),
            Mover::Player(_) => None,
        },
    };
    let node = |node| written_node(game, node);
    Written {
        title: &game.title,
        players: game.players(),
        information_sets: sets.map(set).collect(),
        nodes: game.nodes().iter().map(node).collect(),
    }
}

fn written_node<'a>(game: &TreeGame, node: &'a Node) -> WrittenNode<'a> {
    let nothing = || vec!["0".to_owned(); game.players().len()];
    let payoffs: Vec<String> = node.payoffs.iter().map(ToString::to_string).collect();
    WrittenNode {
        name: &node.name,
        parent: node.parent,
        information_set: node.set,
        payoffs: if payoffs.is_empty() && node.set.is_none() {
            nothing()
        } else {
            payoffs
        },
    }
}
