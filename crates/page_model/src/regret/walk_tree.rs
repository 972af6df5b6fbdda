//! The game's tree at a moment of a walk, as it can be drawn.

use super::histories::{card_at, step_name};
use super::look::MAX_DRAWN;
use super::story::name_of;
use super::walk_state::{WalkState, visited};
use drawing::layout::{Layout, tidy};
use drawing::scene::distance_for;
use drawing::tree::{Appearance, Colour, Metrics, NodeId, Outline, Phase, Tree};
use engines::regret::record::Iteration;
use engines::regret::{Actor, GameTree};
use experiments::regret::RegretExperiment;
use experiments::regret::naming::set_name;
use games::Player;
use std::rc::Rc;
use std::sync::Arc;
use texts::Texts;

/// From node to node, in pixels at scale 1: at least, and at most, for the names of actions to have room between them.
const DISTANCES: (f32, f32) = (74.0, 110.0);

/// What tells pictures apart: another game is another picture; of a large game, whose walks are drawn alone, so is another
/// iteration.
pub fn identity(lab: &RegretExperiment, tree: &GameTree, iteration: &Iteration) -> u64 {
    let drawn = if tree.len() <= MAX_DRAWN {
        0
    } else {
        iteration.number
    };
    drawn << 24 | lab.ranks << 16 | (lab.game as u64) << 8 | lab.cards
}

/// Which histories are drawn, and where.
pub struct Shape {
    tree: Arc<GameTree>,
    /// The history of each node that is drawn, in preorder.
    nodes: Vec<NodeId>,
    ends: Vec<NodeId>,
    parents: Vec<Option<NodeId>>,
    depths: Vec<u32>,
    layout: Layout,
    sibling_distance: f32,
}

impl Shape {
    /// All of a small game; of a large one, what the iteration comes to. `None` if that is too much, or of another game.
    pub fn new(tree: &Arc<GameTree>, iteration: &Iteration, texts: &Texts) -> Option<Self> {
        let nodes: Vec<NodeId> = if tree.len() <= MAX_DRAWN {
            (0..tree.len() as NodeId).collect()
        } else {
            visited(iteration)
        };
        if nodes.is_empty() || nodes.len() > MAX_DRAWN || !iteration.fits(tree) {
            return None;
        }
        let place = |node: NodeId| nodes.partition_point(|&other| other < node) as NodeId;
        let ends: Vec<NodeId> = nodes.iter().map(|&node| place(tree.end(node))).collect();
        let parents: Vec<Option<NodeId>> = nodes
            .iter()
            .map(|&node| tree.parent(node).map(place))
            .collect();
        let mut depths: Vec<u32> = Vec::with_capacity(nodes.len());
        for parent in &parents {
            depths.push(parent.map_or(0, |parent| depths[parent as usize] + 1));
        }
        // Nothing leads to the root.
        let below = nodes.iter().filter(|&&node| tree.parent(node).is_some());
        let names = below.map(|&node| distance_for(&step_name(tree, node, texts)));
        let widest = names.fold(DISTANCES.0, f32::max);
        Some(Self {
            layout: tidy(&ends),
            sibling_distance: widest.min(DISTANCES.1),
            tree: tree.clone(),
            nodes,
            ends,
            parents,
            depths,
        })
    }

    /// Where a history is drawn.
    fn drawn(&self, history: NodeId) -> Option<NodeId> {
        self.nodes
            .binary_search(&history)
            .ok()
            .map(|index| index as NodeId)
    }
}

/// The tree at a moment.
pub struct WalkTree {
    shape: Rc<Shape>,
    state: Rc<WalkState>,
    texts: &'static Texts,
}

impl WalkTree {
    /// The tree of `shape` in this state.
    pub fn new(shape: Rc<Shape>, state: Rc<WalkState>, texts: &'static Texts) -> Self {
        Self {
            shape,
            state,
            texts,
        }
    }

    /// The history that the last step is about.
    pub fn current(&self) -> Option<NodeId> {
        self.state.node.and_then(|node| self.shape.drawn(node))
    }

    fn history(&self, node: NodeId) -> NodeId {
        self.shape.nodes[node as usize]
    }

    /// With at most two decimals, for the room there is; anyone who selects a node reads the whole number.
    fn short(&self, value: f64) -> String {
        (self.texts.value)((value * 1e2).round() / 1e2)
    }

    /// What the walking player wins from a history on, as far as it is known.
    fn value(&self, history: NodeId) -> Option<f64> {
        let tree = &self.shape.tree;
        let known = self.state.values.get(&history).copied();
        known.or_else(|| {
            let is_over = tree.actor(history) == Actor::Nobody;
            let payoff = tree.payoff(history);
            is_over.then_some(match self.state.walker {
                Some(Player::Second) => 0.0 - payoff,
                _ => payoff,
            })
        })
    }

    /// The card of the player who decides.
    fn card(&self, history: NodeId) -> String {
        let card = card_at(&self.shape.tree, history);
        card.map_or_else(String::new, |card| card.to_string())
    }

    /// What leads to a history, and under it how likely that is.
    fn edge(&self, history: NodeId) -> String {
        let tree = &self.shape.tree;
        let probability = self.state.probability(tree, history);
        probability.map_or_else(String::new, |probability| {
            format!(
                "{}\n{}",
                step_name(tree, history, self.texts),
                self.short(probability)
            )
        })
    }
}

impl Tree for WalkTree {
    fn len(&self) -> NodeId {
        self.shape.nodes.len() as NodeId
    }

    fn end(&self, node: NodeId) -> NodeId {
        self.shape.ends[node as usize]
    }

    fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.shape.parents[node as usize]
    }

    fn depth(&self, node: NodeId) -> u32 {
        self.shape.depths[node as usize]
    }

    fn x(&self, node: NodeId) -> f32 {
        self.shape.layout.x(node)
    }

    fn extent(&self, node: NodeId) -> (f32, f32) {
        self.shape.layout.extent(node)
    }

    fn levels_below(&self, node: NodeId) -> u32 {
        self.shape.layout.levels_below(node)
    }

    fn is_there(&self, _: NodeId) -> bool {
        true
    }

    fn phase(&self, node: NodeId) -> Phase {
        let history = self.history(node);
        if self.state.path.contains(&history) {
            Phase::Open
        } else if self.state.reaches.contains_key(&history) {
            Phase::Done
        } else {
            Phase::Waiting
        }
    }

    fn appearance(&self, node: NodeId) -> Appearance {
        let (tree, history) = (&self.shape.tree, self.history(node));
        let reaches = self.state.reaches.get(&history);
        let note = reaches.filter(|_| tree.actor(history) != Actor::Nobody);
        let note = note.map(|reaches| {
            format!(
                "{}·{}",
                self.short(reaches.own),
                self.short(reaches.others())
            )
        });
        let value = self.value(history);
        Appearance {
            outline: match tree.actor(history) {
                Actor::Player(Player::First) => Outline::Max,
                Actor::Player(Player::Second) => Outline::Min,
                Actor::Chance => Outline::Chance,
                Actor::Nobody => Outline::Leaf,
            },
            colour: match tree.actor(history) {
                Actor::Player(Player::First) => Some(Colour::First),
                Actor::Player(Player::Second) => Some(Colour::Second),
                Actor::Chance | Actor::Nobody => None,
            },
            phase: self.phase(node),
            is_current: self.current() == Some(node),
            is_principal: self.state.row.is_some() && tree.row(history) == self.state.row,
            scale: 1.0,
            value: value.map_or_else(String::new, |value| self.short(value)),
            label: self.card(history),
            note: note.unwrap_or_default(),
            edge: self.edge(history),
            picture: None,
        }
    }

    fn description(&self, node: NodeId) -> String {
        let (tree, history) = (&self.shape.tree, self.history(node));
        let words = &self.texts.labs.regret.inside;
        let who = match tree.actor(history) {
            Actor::Player(player) => Some(player.index()),
            Actor::Chance => Some(2),
            Actor::Nobody => None,
        };
        let mut sentences = vec![(words.node)(&name_of(tree, history, self.texts), who)];
        let set = tree.row(history);
        let set = set.map(|row| set_name(tree, row, self.texts));
        sentences.extend(set.map(|set| (words.node_set)(&set)));
        let number = |value: f64| (self.texts.value)(value);
        let value = self.value(history);
        sentences.extend(value.map(|value| (words.node_value)(&number(value))));
        let reaches = self.state.reaches.get(&history);
        sentences
            .extend(reaches.map(|reaches| {
                (words.node_reach)(&number(reaches.own), &number(reaches.others()))
            }));
        sentences.join(" ")
    }

    fn metrics(&self) -> Metrics {
        Metrics {
            node: (60.0, 42.0),
            sibling_distance: self.shape.sibling_distance,
            level_distance: 98.0,
        }
    }
}
