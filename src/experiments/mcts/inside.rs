//! A look into the tree of a search: its most visited nodes, and the last simulation with its four phases.
//!
//! Made once, when a search is finished. Another moment of the search is the same search with fewer simulations, so
//! going back is doing it again: same seed, same tree.

use crate::engines::mcts::Uct;
use crate::engines::mcts::bound::BoundParts;
use crate::engines::mcts::recorded::{Candidate, Simulation, Step};
use crate::engines::mcts::tree::{NodeId, ROOT};
use crate::games::connect_four::{Column, ConnectFour, Shape};
use serde::{Deserialize, Serialize};

/// Nodes that are shown at most: more than anybody can look at, few enough to be sent and laid out at once.
const MOST_SHOWN: usize = 10_000;
/// In place of a node that is not among those shown.
const NOT_SHOWN: u32 = u32::MAX;

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
    fn new(parts: &BoundParts) -> Self {
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

/// A node. Nodes are in preorder: its descendants are those after it and before `end`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Node {
    pub end: u32,
    /// The move that leads here; at the root it says nothing.
    pub column: u8,
    pub arithmetic: Arithmetic,
    /// What is proven: half-points between which the result lies, for the player who moved here.
    pub proven: (u8, u8),
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
    /// Reads what `look` has made; `None` for anything else.
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
        let columns_are_sound = all.into_iter().all(|column| column < Column::MOST);
        let players_are_sound = trace.choices.iter().all(|choice| choice.player < 2);
        (is_tree
            && columns_are_sound
            && players_are_sound
            && inside.nodes.iter().enumerate().all(sound))
        .then_some(inside)
    }
}

/// Looks into a search after its last simulation.
pub(super) fn look<S: Shape>(
    uct: &Uct<ConnectFour<S>>,
    simulation: &Simulation<Column>,
    question: u64,
    simulations: u64,
) -> Inside {
    let mut visits: Vec<u32> = (0..uct.tree().len() as NodeId)
        .map(|node| uct.tree().node(node).visits())
        .filter(|&visits| visits > 0)
        .collect();
    let visited_nodes = visits.len() as u64;
    let least = if visits.len() > MOST_SHOWN {
        *visits.select_nth_unstable_by(MOST_SHOWN, |a, b| b.cmp(a)).1 + 1
    } else {
        1
    };
    let path: Vec<NodeId> = simulation.path().collect();
    let mut shown = Vec::new();
    let mut ids = Vec::new();
    add(
        uct,
        None,
        ROOT,
        &mut |node| uct.tree().node(node).visits() >= least || path.contains(&node),
        &mut shown,
        &mut ids,
    );
    let place = |node: NodeId| {
        let place = ids.iter().position(|&id| id == node);
        place.map_or(NOT_SHOWN, |place| place as u32)
    };
    Inside {
        question,
        simulations,
        visited_nodes,
        trace: Trace {
            choices: simulation
                .steps
                .iter()
                .map(|step| choice(step, place(step.chosen)))
                .collect(),
            is_added: simulation.added.is_some(),
            playout: simulation
                .playout
                .iter()
                .map(|column| column.index())
                .collect(),
            results: simulation.results,
        },
        nodes: shown,
    }
}

/// Adds a node and what is shown below it. As deep as a game is long, so recursion is no danger.
fn add<S: Shape>(
    uct: &Uct<ConnectFour<S>>,
    parent: Option<NodeId>,
    node: NodeId,
    is_shown: &mut impl FnMut(NodeId) -> bool,
    shown: &mut Vec<Node>,
    ids: &mut Vec<NodeId>,
) {
    let tree = uct.tree();
    let arithmetic = match parent {
        Some(parent) => Arithmetic::new(&uct.bound(parent, node)),
        // Nobody chose the root.
        None => Arithmetic {
            visits: tree.node(node).visits(),
            ..Arithmetic::default()
        },
    };
    let bounds = tree.proof(node);
    let index = shown.len();
    shown.push(Node {
        end: 0,
        column: tree.node(node).action.map_or(0, Column::index),
        arithmetic,
        proven: (
            bounds.lower.half_points() as u8,
            bounds.upper.half_points() as u8,
        ),
    });
    ids.push(node);
    let mut children: Vec<NodeId> = tree
        .node(node)
        .children()
        .filter(|&child| tree.node(child).visits() > 0 && is_shown(child))
        .collect();
    children.sort_by_key(|&child| tree.node(child).action);
    for child in children {
        add(uct, Some(node), child, is_shown, shown, ids);
    }
    shown[index].end = shown.len() as u32;
}

fn choice(step: &Step<Column>, node: u32) -> Choice {
    let option = |candidate: &Candidate<Column>| Alternative {
        column: candidate.action.index(),
        arithmetic: Arithmetic::new(&candidate.parts),
        is_excluded: candidate.excluded.is_some(),
    };
    Choice {
        player: step.player.index() as u8,
        column: step.action.index(),
        parent_visits: step.parent_visits,
        node,
        options: step.candidates.iter().map(option).collect(),
    }
}
