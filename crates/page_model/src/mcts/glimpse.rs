//! Glimpse of a tree: what is drawn of it where there is room for few nodes. The path of the last simulation is there whole,
//! then the moves beside it from the root down, then the families of the nodes visited most. Families are shown whole or not
//! at all, so that what stands side by side can be compared.

use experiments::mcts::Inside;
use std::collections::{BTreeSet, BinaryHeap};

/// A node that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glimpsed {
    /// Its number in the tree looked into.
    pub node: u32,
    /// Its parent's place among those drawn.
    pub parent: Option<usize>,
    /// Among those drawn: one after its last descendant.
    pub end: u32,
    /// Nodes below it that are not drawn.
    pub hidden: u32,
}

/// How urgently the family of a node is asked for: those of the path first, from the root down; then by visits.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Wanted {
    is_on_path: bool,
    weight: u32,
    node: core::cmp::Reverse<u32>,
    depth: usize,
}

/// Beside the path nothing is drawn that is deeper than its end, or than this.
const MIN_DEPTH: usize = 3;

/// The children of a node that are there in a `phase` of the last simulation.
pub fn children(inside: &Inside, node: u32, phase: Option<u8>) -> impl Iterator<Item = u32> {
    let (mut next, end) = (node + 1, inside.nodes[node as usize].end);
    let missing = inside.added().filter(|_| phase == Some(1));
    let children = core::iter::from_fn(move || {
        let child = next;
        (child < end).then(|| {
            next = inside.nodes[child as usize].end;
            child
        })
    });
    children.filter(move |&child| missing != Some(child))
}

/// The nodes of the last simulation's path, the root first, as far as it has come.
pub fn path(inside: &Inside, phase: Option<u8>) -> Vec<u32> {
    let nodes = inside.choices_until(phase).iter().map(|choice| choice.node);
    let shown = nodes.take_while(|&node| (node as usize) < inside.nodes.len());
    core::iter::once(0).chain(shown).collect()
}

/// The nodes that are drawn where so many leaves have room side by side, in preorder.
pub fn glimpse(inside: &Inside, phase: Option<u8>, max_leaves: usize) -> Vec<Glimpsed> {
    let path = path(inside, phase);
    let mut kept: BTreeSet<u32> = path.iter().copied().collect();
    let mut leaves = 1;
    let wanted = |node: u32, depth: usize, is_on_path: bool| Wanted {
        is_on_path,
        weight: if is_on_path {
            u32::MAX - depth as u32
        } else {
            inside.shown(node, phase).visits
        },
        node: core::cmp::Reverse(node),
        depth,
    };
    let deepest = path.len().saturating_sub(1).max(MIN_DEPTH);
    let on_path = path.iter().enumerate();
    let mut waiting: BinaryHeap<Wanted> = on_path
        .map(|(depth, &node)| wanted(node, depth, true))
        .collect();
    while let Some(next) = waiting.pop() {
        let family: Vec<u32> = children(inside, next.node.0, phase).collect();
        let (new, known): (Vec<u32>, Vec<u32>) =
            family.iter().partition(|child| !kept.contains(child));
        // The first child stands where its parent would, if nothing is below that yet.
        let more = new.len().saturating_sub(usize::from(known.is_empty()));
        if new.is_empty() || leaves + more > max_leaves {
            continue;
        }
        leaves += more;
        let depth = next.depth + 1;
        if depth < deepest {
            waiting.extend(new.iter().map(|&child| wanted(child, depth, false)));
        }
        kept.extend(new);
    }
    arranged(inside, &kept, phase)
}

/// These nodes, among which the parent of each is, as they are drawn.
fn arranged(inside: &Inside, kept: &BTreeSet<u32>, phase: Option<u8>) -> Vec<Glimpsed> {
    let missing = inside.added().filter(|_| phase == Some(1));
    let mut open: Vec<usize> = Vec::new();
    let mut drawn: Vec<Glimpsed> = Vec::with_capacity(kept.len());
    for &node in kept {
        while open
            .last()
            .is_some_and(|&at| inside.nodes[drawn[at].node as usize].end <= node)
        {
            open.pop();
        }
        let end = inside.nodes[node as usize].end;
        let is_missing = missing.is_some_and(|missing| missing > node && missing < end);
        let parent = open.last().copied();
        for &above in &open {
            drawn[above].end += 1;
            drawn[above].hidden -= 1;
        }
        open.push(drawn.len());
        drawn.push(Glimpsed {
            node,
            parent,
            end: drawn.len() as u32 + 1,
            hidden: end - node - 1 - u32::from(is_missing),
        });
    }
    drawn
}

/// The moves from the root to a node.
pub fn moves_to(inside: &Inside, node: u32) -> Vec<u8> {
    let mut moves = Vec::new();
    let mut at = 0;
    while at != node {
        let below = |child: &u32| *child <= node && node < inside.nodes[*child as usize].end;
        let Some(child) = children(inside, at, None).find(below) else {
            break;
        };
        moves.push(inside.nodes[child as usize].column);
        at = child;
    }
    moves
}

/// The node to which moves lead from the root, if it is there in this phase.
pub fn node_after(
    inside: &Inside,
    moves: impl IntoIterator<Item = u8>,
    phase: Option<u8>,
) -> Option<u32> {
    moves.into_iter().try_fold(0, |at, column| {
        let is_it = |child: &u32| inside.nodes[*child as usize].column == column;
        children(inside, at, phase).find(is_it)
    })
}
