//! Difference of two searches of the same position: the first step that differs, and what only one of them has met.
//!
//! Records have numbers of their own for the same positions, so nodes are matched on the way down: the children of two
//! matched nodes that the same move leads to, first visits with first visits.

use engines::minimax::record::{NodeId, Record, Step};
use std::collections::{BTreeMap, BTreeSet};

/// Records of more nodes than this are not compared: the page has other things to do.
pub const MAX_NODES: NodeId = 50_000;

/// What tells two searches apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// The moment after the first step that they do not have in common; `None` if there is no such step.
    pub first: Option<u32>,
    /// For each search the nodes that it has met and the other has not, in its last iteration.
    pub alone: [BTreeSet<NodeId>; 2],
}

impl Difference {
    /// That of two searches; `None` if they are too large to be compared.
    pub fn of(records: [&Record; 2]) -> Option<Self> {
        let is_small = records
            .iter()
            .all(|record| (1..=MAX_NODES).contains(&record.node_count()));
        is_small.then(|| Self {
            first: first_step(records),
            alone: alone(records),
        })
    }
}

/// The moment after the first step that is another one.
fn first_step([one, other]: [&Record; 2]) -> Option<u32> {
    let mut matching: BTreeMap<NodeId, NodeId> = BTreeMap::new();
    let count = one.step_count().max(other.step_count());
    for at in 0..count {
        if at >= one.step_count() || at >= other.step_count() {
            return Some(at + 1);
        }
        let is_same = match (one.step(at as usize), other.step(at as usize)) {
            (Step::Meet(a), Step::Meet(b)) => {
                let is_same = is_same_child(&matching, (one, a), (other, b));
                matching.insert(a, b);
                is_same
            }
            (Step::Leave(a), Step::Leave(b)) => {
                matching.get(&a) == Some(&b) && one.view(a).value == other.view(b).value
            }
            (Step::Cut(a), Step::Cut(b)) => matching.get(&a) == Some(&b),
            _ => false,
        };
        if !is_same {
            return Some(at + 1);
        }
    }
    None
}

/// Whether two nodes turn out to be the same and are reached by the same move from matching nodes, or are both roots.
fn is_same_child(
    matching: &BTreeMap<NodeId, NodeId>,
    (one, a): (&Record, NodeId),
    (other, b): (&Record, NodeId),
) -> bool {
    let (here, there) = (one.view(a), other.view(b));
    let parents_match = match (one.parent(a), other.parent(b)) {
        (None, None) => true,
        (Some(above), Some(other)) => matching.get(&above) == Some(&other),
        _ => false,
    };
    let is_same_move = here.slot == there.slot && here.is_again == there.is_again;
    parents_match && is_same_move && here.content == there.content
}

/// What only one of them has met in its last iteration.
fn alone(records: [&Record; 2]) -> [BTreeSet<NodeId>; 2] {
    let roots = records.map(|record| record.roots().last().unwrap_or_default());
    let mut found = [BTreeSet::new(), BTreeSet::new()];
    let mut waiting = vec![(Some(roots[0]), Some(roots[1]))];
    while let Some((one, other)) = waiting.pop() {
        let nodes = [one, other];
        let is_met = [0, 1].map(|side: usize| {
            nodes[side].is_some_and(|node| records[side].view(node).met_at.is_some())
        });
        for side in [0, 1] {
            if let Some(node) = nodes[side].filter(|_| is_met[side] && !is_met[1 - side]) {
                found[side].insert(node);
            }
        }
        let below = [0, 1].map(|side: usize| {
            nodes[side].map_or_else(BTreeMap::new, |node| children(records[side], node))
        });
        let moves: BTreeSet<(u32, bool)> =
            below[0].keys().chain(below[1].keys()).copied().collect();
        let pair = |by: (u32, bool)| (below[0].get(&by).copied(), below[1].get(&by).copied());
        waiting.extend(moves.into_iter().map(pair));
    }
    found
}

/// The children of a node by the moves that lead to them, second visits apart.
fn children(record: &Record, node: NodeId) -> BTreeMap<(u32, bool), NodeId> {
    let by_move = |child: NodeId| {
        let view = record.view(child);
        ((view.slot, view.is_again), child)
    };
    record.children(node).map(by_move).collect()
}
