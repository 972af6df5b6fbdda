//! A look into the tree of a search: its most visited nodes, and the last simulation with its four phases.
//!
//! Made once, when a search is finished. Another moment of the search is the same search with fewer simulations, so
//! going back is doing it again: same seed, same tree. While the last simulation is under way nothing of it may be
//! counted yet, so the record has the nodes that it changes as they were before, too (`moment`).

mod moment;

use engines::mcts::bound::BoundParts;
use games::connect_four::Column;
pub use moment::{Moment, PHASES, Shown};
use serde::{Deserialize, Serialize};

/// The bound of a move, taken apart, for the player who chooses it; see
/// [`BoundParts`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Arithmetic {
    pub visits: u32,
    /// Sum of the results, in [0, 1] each.
    pub total: f64,
    pub prior_visits: u32,
    pub prior_mean: f64,
    /// With virtual visits; the first-play value, +∞ perhaps, without visits of any kind.
    pub mean: f64,
    pub exploration: f64,
    /// Visits and mean of the same move made later, and their weight (RAVE).
    pub later_visits: u32,
    pub later_mean: f64,
    pub later_weight: f64,
    pub value: f64,
}

impl Arithmetic {
    /// Of these parts.
    pub fn new(parts: &BoundParts) -> Self {
        Self {
            visits: parts.tally.visits,
            total: parts.tally.total(),
            prior_visits: parts.prior.visits,
            prior_mean: parts.prior.mean,
            mean: parts.mean,
            exploration: parts.exploration,
            later_visits: parts.later.visits,
            later_mean: parts.later.mean().unwrap_or(0.0),
            later_weight: parts.later_weight,
            value: parts.value,
        }
    }
}

/// What is known about a node.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Knowledge {
    /// At the root, which nobody chooses, visits alone.
    pub arithmetic: Arithmetic,
    /// What is proven: half-points between which the result lies, for the player who moved here.
    pub proven: (u8, u8),
}

/// A node. Nodes are in preorder: its descendants are those after it and before `end`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Node {
    pub end: u32,
    /// The move that leads here; at the root it says nothing.
    pub column: u8,
    /// After the last simulation.
    pub after: Knowledge,
    /// Before its results went up, where that has changed anything.
    pub before: Option<Knowledge>,
}

/// A move that could have been chosen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alternative {
    pub column: u8,
    pub arithmetic: Arithmetic,
    pub is_excluded: bool,
}

/// One choice on the way down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// 0 or 1.
    pub player: u8,
    pub column: u8,
    /// Visits of the node where the choice was made, before.
    pub parent_visits: u32,
    /// The node it leads to, among those shown.
    pub node: u32,
    pub options: Vec<Alternative>,
}

/// The last simulation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trace {
    pub choices: Vec<Choice>,
    /// Whether the last choice led to a node that was never evaluated before.
    pub is_added: bool,
    /// The columns played below the tree.
    pub playout: Vec<u8>,
    /// For the first and the second player.
    pub results: [f64; 2],
}

/// What is seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Inside {
    /// The fingerprint of the search.
    pub question: u64,
    pub simulations: u64,
    /// Nodes of the whole tree that have been visited.
    pub visited_nodes: u64,
    pub nodes: Vec<Node>,
    pub trace: Trace,
}

impl Inside {
    /// As bytes, for a worker's message.
    pub fn encode(&self) -> Vec<u8> {
        // Numbers and lists in memory: postcard has no way to fail here.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads what a search has left; `None` for anything else.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let inside: Self = postcard::from_bytes(bytes).ok()?;
        let count = inside.nodes.len();
        // Preorder: the children of each node fill what is between it and its end.
        let sound = |(index, node): (usize, &Node)| {
            let end = node.end as usize;
            let mut child = index + 1;
            while child < end && child < count {
                child = (inside.nodes[child].end as usize).max(child + 1);
            }
            end > index && end <= count && child == end
        };
        let is_tree = inside
            .nodes
            .first()
            .is_some_and(|root| root.end as usize == count);
        let columns = inside.nodes.iter().map(|node| node.column);
        let trace = &inside.trace;
        let played = trace.choices.iter().map(|choice| choice.column);
        let options = trace.choices.iter().flat_map(|choice| &choice.options);
        let all = columns
            .chain(played)
            .chain(options.map(|option| option.column))
            .chain(trace.playout.iter().copied());
        let columns_are_sound = all.into_iter().all(|column| column < Column::MAX_COUNT);
        let players_are_sound = trace.choices.iter().all(|choice| choice.player < 2);
        (is_tree
            && columns_are_sound
            && players_are_sound
            && inside.nodes.iter().enumerate().all(sound))
        .then_some(inside)
    }
}
