//! A game as JSON, for programs, both ways: players, information sets and nodes as lists, so that trees of any depth are read without effort. Numbers are
//! texts, so that they stay exact.

use super::fault::TreeGameFault;
use super::game::{InformationSet, Mover, Node, NodeId, SetId, TreeGame};
use super::given::{Builder, Given, GivenNode};
use super::labels::{action_labels, set_labels};
use crate::fraction::Fraction;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The game.
#[derive(Debug, Serialize, Deserialize)]
pub struct JsonGame {
    #[serde(default)]
    title: String,
    players: Vec<String>,
    information_sets: Vec<JsonSet>,
    /// In preorder: children come after their parents, in the order of the actions.
    nodes: Vec<JsonNode>,
}

#[derive(Debug, Serialize, Deserialize)]
struct JsonSet {
    /// Each is used once: the name, or a number with a colon in it.
    label: String,
    /// Where that is something else and not empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// From 1; null for chance.
    player: Option<usize>,
    /// Names, or numbers from 1 where there are none.
    actions: Vec<String>,
    /// By action, of chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    probabilities: Option<Vec<String>>,
}

#[derive(Debug, Serialize, Deserialize)]
struct JsonNode {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    /// The place in the list of nodes, from 0, and the place of the action that leads here; null for the root.
    parent: Option<(NodeId, usize)>,
    /// The place in the list of sets, from 0; null at an end.
    information_set: Option<SetId>,
    /// What arriving here pays each player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    payoffs: Vec<String>,
}

/// Why such lists make no game. Nodes and sets are counted from 0, as in the lists.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JsonFault {
    #[error("{0}")]
    Game(TreeGameFault),
    #[error("node {0}: {1}")]
    Node(NodeId, TreeGameFault),
    #[error(
        "node {0} has another parent than the preorder gives it: children follow their parent, in the order of its actions"
    )]
    Parent(NodeId),
    #[error("node {node} is in information set {set}; there are {count}")]
    Set {
        node: NodeId,
        set: SetId,
        count: usize,
    },
    #[error("information set {0} belongs to chance and has no probability for each action")]
    Probabilities(SetId),
    #[error("“{0}” is no number; integers, decimals and fractions such as \"3/4\" are")]
    Number(String),
    #[error("node {0} comes after all actions have led somewhere")]
    Surplus(NodeId),
    #[error("the nodes end after {0}, before all actions lead somewhere")]
    Missing(usize),
}

/// The game as it is written.
pub fn written(game: &TreeGame) -> JsonGame {
    let sets = game.sets().iter().zip(set_labels(game)).enumerate();
    let set = |(number, (set, label)): (usize, (&InformationSet, String))| JsonSet {
        name: (set.name != label && !set.name.is_empty()).then(|| set.name.clone()),
        label,
        player: set.player().map(|player| player + 1),
        actions: action_labels(game, number),
        probabilities: match &set.mover {
            Mover::Chance(chances) => Some(chances.iter().map(ToString::to_string).collect()),
            Mover::Player(_) => None,
        },
    };
    JsonGame {
        title: game.title.clone(),
        players: game.players().to_vec(),
        information_sets: sets.map(set).collect(),
        nodes: game
            .nodes()
            .iter()
            .map(|node| written_node(game, node))
            .collect(),
    }
}

fn written_node(game: &TreeGame, node: &Node) -> JsonNode {
    let nothing = || vec!["0".to_owned(); game.players().len()];
    let payoffs: Vec<String> = node.payoffs.iter().map(ToString::to_string).collect();
    JsonNode {
        name: node.name.clone(),
        parent: node.parent,
        information_set: node.set,
        payoffs: if payoffs.is_empty() && node.set.is_none() {
            nothing()
        } else {
            payoffs
        },
    }
}

/// The game of these lists.
///
/// # Errors
/// The first thing that is wrong with them.
pub fn read(json: JsonGame) -> Result<TreeGame, JsonFault> {
    let JsonGame {
        title,
        players,
        information_sets,
        nodes,
    } = json;
    let mut builder = Builder::new(title, players).map_err(JsonFault::Game)?;
    let count = nodes.len();
    for (number, node) in nodes.into_iter().enumerate() {
        if builder.is_complete() {
            return Err(JsonFault::Surplus(number));
        }
        if node.parent != builder.parent_of_next() {
            return Err(JsonFault::Parent(number));
        }
        let given = given(number, node, &information_sets)?;
        let added = builder.add(given);
        added.map_err(|fault| JsonFault::Node(number, fault))?;
    }
    if count > 0 && !builder.is_complete() {
        return Err(JsonFault::Missing(count));
    }
    builder.finished().map_err(JsonFault::Game)
}

fn given(number: NodeId, node: JsonNode, sets: &[JsonSet]) -> Result<GivenNode, JsonFault> {
    let what = match node.information_set {
        None => Given::End,
        Some(set) => {
            let count = sets.len();
            let wrong = JsonFault::Set {
                node: number,
                set,
                count,
            };
            what(set, sets.get(set).ok_or(wrong)?)?
        }
    };
    Ok(GivenNode {
        name: node.name,
        what,
        payoffs: node
            .payoffs
            .iter()
            .map(|text| fraction(text))
            .collect::<Result<_, _>>()?,
    })
}

fn what(number: SetId, set: &JsonSet) -> Result<Given, JsonFault> {
    let label = (!set.label.contains(':')).then_some(&set.label);
    let name = set.name.as_ref().or(label).cloned().unwrap_or_default();
    let name_of = |(place, name): (usize, &String)| {
        let is_number = *name == (place + 1).to_string();
        if is_number {
            String::new()
        } else {
            name.clone()
        }
    };
    let actions: Vec<String> = set.actions.iter().enumerate().map(name_of).collect();
    if let Some(player) = set.player {
        return Ok(Given::Decision {
            // Player 0 is none, like those after the last.
            player: player.wrapping_sub(1),
            key: Some(number.to_string()),
            name,
            actions,
        });
    }
    let probabilities = set.probabilities.as_deref().unwrap_or_default();
    if probabilities.len() != actions.len() {
        return Err(JsonFault::Probabilities(number));
    }
    let probabilities = probabilities.iter().map(|text| fraction(text));
    let probabilities: Vec<Fraction> = probabilities.collect::<Result<_, _>>()?;
    let actions = actions.into_iter().zip(probabilities).collect();
    Ok(Given::Chance { name, actions })
}

fn fraction(text: &str) -> Result<Fraction, JsonFault> {
    let wrong = || JsonFault::Number(text.chars().take(30).collect());
    text.trim().parse().map_err(|_| wrong())
}
