//! Perfect recall: whether every player remembers what was known and done before.
//!
//! A player's *sequence* at a node is their own information sets and actions on the way there. With perfect recall all nodes of an information set
//! have the same; it fails if a player forgets an action, forgets what was known, or comes to the same set twice (B. von Stengel, "Efficient computation of
//! behavior strategies", 1996; M. Piccione and A. Rubinstein, "On the interpretation of decision problems with imperfect recall", 1997).

use super::game::{NodeId, SetId, TreeGame};
use std::collections::BTreeMap;

/// The number of a sequence of one player; 0 is the empty one.
pub type Sequence = usize;

/// What somebody forgets: at two nodes of one set the player was elsewhere before, or did something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forgotten {
    pub set: SetId,
    /// The set's first node, and one with another past.
    pub nodes: [NodeId; 2],
    /// Whether a way to the second node leads through the set already.
    pub is_absent_minded: bool,
}

/// For each node the sequence of every player there, numbered by player in the order in which they come up.
pub fn sequences(game: &TreeGame) -> Vec<Vec<Sequence>> {
    let players = game.players().len();
    let mut numbers = vec![BTreeMap::new(); players];
    let mut all: Vec<Vec<Sequence>> = Vec::with_capacity(game.nodes().len());
    for node in game.nodes() {
        let Some((parent, action)) = node.parent else {
            all.push(vec![0; players]);
            continue;
        };
        let mut own = all[parent].clone();
        if let Some((set, of)) = game.set_of(parent)
            && let Some(player) = of.player()
        {
            let next = numbers[player].len() + 1;
            let key = (own[player], set, action);
            own[player] = *numbers[player].entry(key).or_insert(next);
        }
        all.push(own);
    }
    all
}

/// The first thing that a player forgets; `None` with perfect recall.
pub fn forgotten(game: &TreeGame) -> Option<Forgotten> {
    let sequences = sequences(game);
    let sets = game.sets().iter().enumerate();
    let mut of_players = sets.filter_map(|(number, set)| Some((number, set, set.player()?)));
    of_players.find_map(|(number, set, player)| {
        let first = set.nodes[0];
        let is_other = |&&node: &&NodeId| sequences[node][player] != sequences[first][player];
        let other = *set.nodes.iter().find(is_other)?;
        Some(Forgotten {
            set: number,
            nodes: [first, other],
            is_absent_minded: passes(game, other, number),
        })
    })
}

/// Whether the way to a node leads through a set.
fn passes(game: &TreeGame, node: NodeId, set: SetId) -> bool {
    let above = |&node: &NodeId| game.nodes()[node].parent.map(|(parent, _)| parent);
    let mut way = core::iter::successors(above(&node), above);
    way.any(|node| game.nodes()[node].set == Some(set))
}
