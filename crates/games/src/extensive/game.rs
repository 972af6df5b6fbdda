//! A finite extensive game as flat arrays.
//!
//! Nodes are in *preorder*: what is below node n are the nodes after n and before its `end`. Information sets are numbered by
//! player, and each comes after those of the same player that lead to it. *Slots* are the actions of all information sets, one set after the
//! other, and index whatever is kept for actions.
//!
//! A *sequence* is what a player has done so far: 0 for nothing yet, else one more than the last slot taken, which by perfect
//! recall says all that was before it (B. von Stengel, "Efficient computation of behavior strategies", 1996).

use core::ops::Range;

/// The number of a node, in preorder.
pub type NodeId = u32;

/// What a player has done.
pub type Sequence = u32;

/// Who acts at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    Chance,
    /// A player, from 0, in an information set.
    Player {
        player: u8,
        information_set: u32,
    },
    /// Nobody: the game is over. With the number of the end.
    Nobody(u32),
}

/// A node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Node {
    pub actor: Actor,
    /// One after the last node below.
    pub end: NodeId,
    /// The node above; of the root itself.
    pub parent: NodeId,
    /// The probability that chance leads here; 1 where a player decides.
    pub probability: f64,
}

/// What a player knows.
#[derive(Clone, Debug, PartialEq)]
pub struct InformationSet {
    /// Its name, unique in the game.
    pub key: String,
    pub player: usize,
    /// The names of the actions, in order.
    pub actions: Vec<String>,
    pub nodes: Vec<NodeId>,
    /// What its player has done before.
    pub origin: Sequence,
}

/// The game.
#[derive(Clone, Debug, PartialEq)]
pub struct ExtensiveGame {
    pub(super) players: usize,
    pub(super) nodes: Vec<Node>,
    /// By node: the action or outcome that leads to it.
    pub(super) names: Vec<String>,
    /// By end, then by player.
    pub(super) payoffs: Vec<f64>,
    pub(super) information_sets: Vec<InformationSet>,
    /// The first slot of every information set, and one more: how many slots there are.
    pub(super) slots: Vec<u32>,
}

impl ExtensiveGame {
    /// How many players there are.
    pub fn players(&self) -> usize {
        self.players
    }

    /// How many nodes there are.
    #[expect(clippy::len_without_is_empty, reason = "there is always a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How many ends there are.
    pub fn ends(&self) -> usize {
        self.payoffs.len() / self.players
    }

    /// Who acts at `node`.
    pub fn actor(&self, node: NodeId) -> Actor {
        self.nodes[node as usize].actor
    }

    /// The node above; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node > 0).then(|| self.nodes[node as usize].parent)
    }

    /// One after the last node below `node`.
    pub fn end(&self, node: NodeId) -> NodeId {
        self.nodes[node as usize].end
    }

    /// The nodes after `node`, in the order of its actions or outcomes.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let end = self.end(node);
        let first = (node + 1 < end).then_some(node + 1);
        core::iter::successors(first, move |&child| {
            let next = self.end(child);
            (next < end).then_some(next)
        })
    }

    /// The name of the action or outcome that leads to `node`; empty for the root.
    pub fn name(&self, node: NodeId) -> &str {
        &self.names[node as usize]
    }

    /// The probability that chance leads to `node` from the one above; 1 where a player decides.
    pub fn probability(&self, node: NodeId) -> f64 {
        self.nodes[node as usize].probability
    }

    /// What each player gets at an end, by its number.
    pub fn payoffs(&self, end: u32) -> &[f64] {
        let first = end as usize * self.players;
        &self.payoffs[first..first + self.players]
    }

    /// The information sets.
    pub fn information_sets(&self) -> &[InformationSet] {
        &self.information_sets
    }

    /// The numbers of a player's information sets.
    pub fn sets_of(&self, player: usize) -> Range<usize> {
        let before = |limit: usize| {
            self.information_sets
                .partition_point(|set| set.player < limit)
        };
        before(player)..before(player + 1)
    }

    /// The number of an information set, by its name.
    pub fn find(&self, key: &str) -> Option<usize> {
        let mut sets = self.information_sets.iter();
        sets.position(|set| set.key == key)
    }

    /// The slots of an information set.
    pub fn slots(&self, set: usize) -> Range<usize> {
        self.slots[set] as usize..self.slots[set + 1] as usize
    }

    /// How many slots there are.
    pub fn slot_count(&self) -> usize {
        self.slots[self.information_sets.len()] as usize
    }

    /// Whether what all players get adds up to 0 at every end, but for rounding.
    pub fn is_zero_sum(&self) -> bool {
        let ends = self.payoffs.chunks(self.players);
        ends.map(|payoffs| payoffs.iter().sum::<f64>())
            .all(|sum| sum.abs() < 1e-9)
    }
}
