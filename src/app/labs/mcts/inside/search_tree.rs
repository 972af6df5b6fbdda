//! The tree of a search, as it can be drawn: nodes as large as their visits, the mean below, the move on the edge.

use crate::drawing::layout::{Layout, tidy};
use crate::drawing::tree::{Appearance, Metrics, NodeId, Outline, Phase, Tree};
use crate::experiments::mcts::Inside;
use crate::experiments::mcts::inside::Node;
use crate::games::connect_four::Column;
use crate::texts::Texts;
use std::rc::Rc;

/// A node that hardly anybody visited is this large, of the full size.
const SMALLEST: f32 = 0.34;

/// The tree with the moment of its last simulation.
pub struct SearchTree {
    inside: Rc<Inside>,
    layout: Layout,
    parents: Vec<Option<NodeId>>,
    depths: Vec<u32>,
    /// The nodes of the last simulation's path, from the root on, as far as it has come.
    path: Vec<NodeId>,
    /// The path's nodes count one visit less, since the simulation has not come back yet.
    is_before: bool,
    /// The added node is not there yet.
    hidden: Option<NodeId>,
    texts: &'static Texts,
}

impl SearchTree {
    /// After the last simulation, or in one of its `phase`s (1 to 3).
    pub fn new(inside: Rc<Inside>, phase: Option<u8>, texts: &'static Texts) -> Self {
        let ends: Vec<NodeId> = inside.nodes.iter().map(|node| node.end).collect();
        let (parents, depths) = above(&ends);
        let trace = &inside.trace;
        let nodes = trace.choices.iter().map(|choice| choice.node);
        let mut path: Vec<NodeId> = core::iter::once(0)
            .chain(nodes)
            .filter(|&node| (node as usize) < inside.nodes.len())
            .collect();
        let added = path.last().copied().filter(|_| trace.is_added);
        let hidden = added.filter(|_| phase == Some(1));
        if hidden.is_some() {
            path.pop();
        }
        Self {
            layout: tidy(&ends),
            parents,
            depths,
            path,
            is_before: phase.is_some(),
            hidden,
            inside,
            texts,
        }
    }

    /// The node at work.
    pub fn current(&self) -> Option<NodeId> {
        self.path.last().copied()
    }

    fn node(&self, node: NodeId) -> &Node {
        &self.inside.nodes[node as usize]
    }

    fn visits(&self, node: NodeId) -> u32 {
        let is_counted_later = self.is_before && self.path.contains(&node);
        self.node(node).arithmetic.visits - u32::from(is_counted_later)
    }

    /// The mean for whoever moved here, the simulation under way included.
    fn mean(&self, node: NodeId) -> String {
        let arithmetic = &self.node(node).arithmetic;
        if node == 0 || arithmetic.visits == 0 {
            return String::new();
        }
        format!("{:.2}", arithmetic.total / f64::from(arithmetic.visits))
    }

    /// The moves from the root to a node.
    pub fn moves(&self, node: NodeId) -> Vec<Column> {
        let mut moves = Vec::new();
        let mut at = node;
        while let Some(parent) = self.parents.get(at as usize).copied().flatten() {
            moves.extend(Column::new(self.node(at).column));
            at = parent;
        }
        moves.reverse();
        moves
    }

    fn proven(&self, node: NodeId) -> Option<&'static str> {
        let (lower, upper) = self.node(node).proven;
        let words = &self.texts.mcts.proven;
        (lower == upper).then(|| words[usize::from(lower.min(2))])
    }
}

/// The parent and the depth of every node of a tree in preorder.
fn above(ends: &[NodeId]) -> (Vec<Option<NodeId>>, Vec<u32>) {
    let mut open: Vec<NodeId> = Vec::new();
    let (mut parents, mut depths) = (Vec::new(), Vec::new());
    for node in 0..ends.len() as NodeId {
        while open.last().is_some_and(|&last| ends[last as usize] <= node) {
            open.pop();
        }
        parents.push(open.last().copied());
        depths.push(open.len() as u32);
        open.push(node);
    }
    (parents, depths)
}

/// A number of visits in at most four characters.
fn short(visits: u32) -> String {
    match visits {
        0..1_000 => visits.to_string(),
        1_000..10_000 => format!("{:.1}k", f64::from(visits) / 1e3),
        10_000..1_000_000 => format!("{}k", visits / 1_000),
        _ => format!("{:.0}M", f64::from(visits) / 1e6),
    }
}

impl Tree for SearchTree {
    fn len(&self) -> NodeId {
        self.inside.nodes.len() as NodeId
    }

    fn end(&self, node: NodeId) -> NodeId {
        self.node(node).end
    }

    fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.parents[node as usize]
    }

    fn depth(&self, node: NodeId) -> u32 {
        self.depths[node as usize]
    }

    fn x(&self, node: NodeId) -> f32 {
        self.layout.x(node)
    }

    fn extent(&self, node: NodeId) -> (f32, f32) {
        self.layout.extent(node)
    }

    fn levels_below(&self, node: NodeId) -> u32 {
        self.layout.levels_below(node)
    }

    fn is_there(&self, node: NodeId) -> bool {
        self.hidden != Some(node)
    }

    fn phase(&self, node: NodeId) -> Phase {
        if self.path.contains(&node) && self.is_before {
            Phase::Open
        } else {
            Phase::Done
        }
    }

    fn appearance(&self, node: NodeId) -> Appearance {
        let root = self.node(0).arithmetic.visits.max(1);
        let share = self.visits(node) as f32 / root as f32;
        Appearance {
            outline: if self.depth(node).is_multiple_of(2) {
                Outline::Max
            } else {
                Outline::Min
            },
            phase: self.phase(node),
            is_current: self.current() == Some(node),
            is_principal: self.path.contains(&node),
            // Areas are as visits, so sides are as their roots; never so small that nothing can be read.
            scale: SMALLEST + (1.0 - SMALLEST) * share.min(1.0).sqrt(),
            value: short(self.visits(node)),
            label: self
                .proven(node)
                .map_or_else(|| self.mean(node), str::to_owned),
            note: String::new(),
            edge: if node == 0 {
                String::new()
            } else {
                (self.node(node).column + 1).to_string()
            },
            picture: None,
        }
    }

    fn description(&self, node: NodeId) -> String {
        let words = &self.texts.inside;
        let visits = (self.texts.number)(self.visits(node).into());
        if node == 0 {
            return (words.root_node)(&visits);
        }
        let moves: String = self
            .moves(node)
            .iter()
            .map(|column| column.symbol())
            .collect();
        let mut sentence = (words.node)(&moves, &visits, &self.mean(node));
        if let Some(proven) = self.proven(node) {
            sentence.push(' ');
            sentence.push_str(&(words.proven)(proven));
        }
        sentence
    }

    fn metrics(&self) -> Metrics {
        Metrics {
            node: (64.0, 44.0),
            sibling_distance: 58.0,
            level_distance: 92.0,
        }
    }
}
