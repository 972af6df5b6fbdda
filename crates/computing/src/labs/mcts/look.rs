//! Looking into a search: which nodes are shown, and what was known about them.

use engines::mcts::recorded::{Candidate, Earlier, Simulation, Step};
use engines::mcts::tree::{NodeId, ROOT};
use engines::mcts::{ProvenBounds, Uct};
use experiments::mcts::inside::{Alternative, Arithmetic, Choice, Inside, Knowledge, Node, Trace};
use games::connect_four::{Column, ConnectFour, Shape};

/// Nodes that are shown at most: more than anybody can look at, few enough to be sent and laid out at once.
const MAX_SHOWN: usize = 10_000;
/// In place of a node that is not among those shown.
const NOT_SHOWN: u32 = u32::MAX;

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
    let least = if visits.len() > MAX_SHOWN {
        *visits.select_nth_unstable_by(MAX_SHOWN, |a, b| b.cmp(a)).1 + 1
    } else {
        1
    };
    let path: Vec<NodeId> = simulation.path().collect();
    let is_shown = |node| uct.tree().node(node).visits() >= least || path.contains(&node);
    let mut shown = Vec::new();
    let mut ids = Vec::new();
    add(uct, None, ROOT, &is_shown, &mut shown, &mut ids);
    for earlier in &simulation.before {
        if let Some(place) = ids.iter().position(|&id| id == earlier.node) {
            shown[place].before = Some(known_before(earlier, simulation.added));
        }
    }
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
    is_shown: &impl Fn(NodeId) -> bool,
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
    let index = shown.len();
    shown.push(Node {
        end: 0,
        column: tree.node(node).action.map_or(0, Column::index),
        after: Knowledge {
            arithmetic,
            proven: half_points(tree.proof(node)),
        },
        before: None,
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

/// Of a node that is `added` nothing was proven: that its game is over is found by the evaluation.
fn known_before(earlier: &Earlier, added: Option<NodeId>) -> Knowledge {
    let is_added = added == Some(earlier.node);
    let root = Arithmetic {
        visits: earlier.visits,
        ..Arithmetic::default()
    };
    Knowledge {
        arithmetic: earlier.parts.as_ref().map_or(root, Arithmetic::new),
        proven: half_points(if is_added {
            ProvenBounds::UNKNOWN
        } else {
            earlier.proof
        }),
    }
}

fn half_points(bounds: ProvenBounds) -> (u8, u8) {
    (
        bounds.lower.half_points() as u8,
        bounds.upper.half_points() as u8,
    )
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
