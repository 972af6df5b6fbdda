//! The tree of a search, as it can be drawn: nodes as large as their visits, the mean below, the move on the edge.

use super::numbers;
use super::words::node_sentence;
use drawing::layout::{Layout, tidy};
use drawing::tree::{Appearance, Colour, Metrics, NodeId, Outline, Phase, Tree};
use engines::mcts::Proven;
use experiments::mcts::Inside;
use experiments::mcts::inside::{Node, Shown};
use games::connect_four::Column;
use std::rc::Rc;
use texts::Texts;

/// A node that hardly anybody visited is this large, of the full size.
const MIN_SCALE: f32 = 0.34;

/// The tree with the moment of its last simulation.
pub struct SearchTree {
    inside: Rc<Inside>,
    layout: Layout,
    parents: Vec<Option<NodeId>>,
    depths: Vec<u32>,
    /// The nodes of the last simulation's path, from the root on, as far as it has come.
    path: Vec<NodeId>,
    /// 1 to 3 while the last simulation is under way: its result is not counted yet.
    phase: Option<u8>,
    /// The added node is not there yet.
    hidden: Option<NodeId>,
    /// Stones on the board at the root.
    plies: u32,
    texts: &'static Texts,
}

impl SearchTree {
    /// After the last simulation, or in one of its `phase`s (1 to 3).
    pub fn new(inside: Rc<Inside>, plies: usize, phase: Option<u8>, texts: &'static Texts) -> Self {
        let ends: Vec<NodeId> = inside.nodes.iter().map(|node| node.end).collect();
        let (parents, depths) = above(&ends);
        let nodes = inside.trace.choices.iter().map(|choice| choice.node);
        let mut path: Vec<NodeId> = core::iter::once(0)
            .chain(nodes)
            .filter(|&node| (node as usize) < inside.nodes.len())
            .collect();
        let hidden = inside.added().filter(|_| phase == Some(1));
        if hidden.is_some() {
            path.pop();
        }
        Self {
            layout: tidy(&ends),
            parents,
            depths,
            path,
            phase,
            hidden,
            plies: plies as u32,
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

    fn shown(&self, node: NodeId) -> Shown {
        self.inside.shown(node, self.phase)
    }

    /// The player who moves at a node.
    fn mover(&self, node: NodeId) -> Colour {
        if (self.plies + self.depth(node)).is_multiple_of(2) {
            Colour::First
        } else {
            Colour::Second
        }
    }

    /// How many nodes there are now.
    pub fn count(&self) -> usize {
        self.inside.nodes.len() - usize::from(self.hidden.is_some())
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

    fn word(&self, proven: Proven) -> &'static str {
        self.texts.labs.mcts.page.proven[proven.half_points() as usize]
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
        if self.path.contains(&node) && self.phase.is_some() {
            Phase::Open
        } else {
            Phase::Done
        }
    }

    fn appearance(&self, node: NodeId) -> Appearance {
        let shown = self.shown(node);
        let share = shown.visits as f32 / self.shown(0).visits.max(1) as f32;
        Appearance {
            outline: if self.depth(node).is_multiple_of(2) {
                Outline::Max
            } else {
                Outline::Min
            },
            colour: Some(self.mover(node)),
            phase: self.phase(node),
            is_current: self.current() == Some(node),
            is_principal: self.path.contains(&node),
            // Areas are as visits, so sides are as their roots; never so small that nothing can be read.
            scale: MIN_SCALE + (1.0 - MIN_SCALE) * share.min(1.0).sqrt(),
            value: numbers::visits(shown.visits),
            label: match shown.proven {
                Some(proven) => self.word(proven).to_owned(),
                None => numbers::mean(shown.mean),
            },
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
        let moves: Vec<u8> = self
            .moves(node)
            .iter()
            .map(|column| column.index())
            .collect();
        node_sentence(&moves, self.shown(node), self.texts)
    }

    fn metrics(&self) -> Metrics {
        Metrics {
            node: (64.0, 44.0),
            sibling_distance: 58.0,
            level_distance: 92.0,
        }
    }
}
