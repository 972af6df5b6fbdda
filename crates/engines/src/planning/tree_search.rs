//! Open-loop Monte Carlo tree search: a tree of sequences of actions, whose nodes hold no states.
//!
//! Source: D. Perez-Liebana, J. Dieskau, M. Hünermund, S. Mostaghim and S. Lucas, "Open loop search for general video game
//! playing" (GECCO 2015); selection is UCB1 on worths between the lowest and the highest seen in this decision, as in GVGAI's
//! sample agent. Each iteration plays the actions again from the game as it is, so chance is sampled anew; goes down while all
//! actions of a node have been tried; adds one node; goes on at random to the horizon; and adds the worth to every node passed.
//! The action visited most is taken, of several the one with the highest mean. An iteration that the budget does not last for
//! counts for nothing.

use super::trial::Trial;
use core::f64::consts::SQRT_2;
use games::ForwardModel;

/// Its parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeSearchSettings {
    /// Steps of an iteration, from 1.
    pub horizon: u16,
    /// C of UCB1.
    pub exploration: f64,
}

impl Default for TreeSearchSettings {
    fn default() -> Self {
        Self {
            horizon: 20,
            exploration: SQRT_2,
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Node {
    visits: u32,
    sum: f64,
    /// The place of its first child; 0 if it has none. A node's children are beside each other, tried or not.
    children: u32,
}

impl Node {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }
}

/// The search; its memory is used again.
pub(super) struct TreeSearch {
    settings: TreeSearchSettings,
    nodes: Vec<Node>,
    path: Vec<u32>,
    lowest: f64,
    highest: f64,
}

impl TreeSearch {
    pub fn new(settings: TreeSearchSettings) -> Self {
        Self {
            settings,
            nodes: Vec::new(),
            path: Vec::new(),
            lowest: 0.0,
            highest: 0.0,
        }
    }

    /// The number of the action.
    pub fn decide<M: ForwardModel>(&mut self, model: &M, trial: &mut Trial) -> u8 {
        self.nodes.clear();
        self.nodes.push(Node::default());
        (self.lowest, self.highest) = (f64::INFINITY, f64::NEG_INFINITY);
        while trial.may_go_on() {
            if let Some(worth) = self.iterate(model, trial) {
                self.lowest = self.lowest.min(worth);
                self.highest = self.highest.max(worth);
                for &node in &self.path {
                    let node = &mut self.nodes[node as usize];
                    node.visits += 1;
                    node.sum += worth;
                }
            }
        }
        self.choose::<M>(trial)
    }

    /// What one more sequence of actions comes to; `None` if the budget does not last for it.
    fn iterate<M: ForwardModel>(&mut self, model: &M, trial: &mut Trial) -> Option<f64> {
        let mut tried = model.clone();
        self.path.clear();
        self.path.push(0);
        let (mut node, mut is_new) = (0, false);
        for _ in 0..self.settings.horizon {
            if tried.is_over() {
                break;
            }
            let action = if is_new {
                trial.any::<M>()
            } else {
                let first = self.children_of::<M>(node);
                let action = self.select::<M>(node, first, trial);
                node = first + usize::from(action);
                is_new = self.nodes[node].visits == 0;
                self.path.push(node as u32);
                action
            };
            if !trial.step(&mut tried, action) {
                return None;
            }
        }
        Some(tried.worth())
    }

    /// The place of a node's first child, which is made if there are none.
    fn children_of<M: ForwardModel>(&mut self, node: usize) -> usize {
        if self.nodes[node].children == 0 {
            self.nodes[node].children = self.nodes.len() as u32;
            let more = self.nodes.len() + M::ACTIONS.len();
            self.nodes.resize(more, Node::default());
        }
        self.nodes[node].children as usize
    }

    /// One of the actions not tried yet, or the one with the highest bound.
    fn select<M: ForwardModel>(&self, node: usize, first: usize, trial: &mut Trial) -> u8 {
        let children = &self.nodes[first..][..M::ACTIONS.len()];
        let untried = children.iter().filter(|child| child.visits == 0).count() as u32;
        if untried > 0 {
            let nth = trial.random.below(untried) as usize;
            let places = children.iter().enumerate();
            let mut untried = places.filter(|(_, child)| child.visits == 0);
            return untried.nth(nth).map_or(0, |(action, _)| action as u8);
        }
        let logarithm = libm::log(f64::from(self.nodes[node].visits));
        let width = (self.highest - self.lowest).max(f64::MIN_POSITIVE);
        let (mut best, mut highest) = (0, f64::NEG_INFINITY);
        for (action, child) in children.iter().enumerate() {
            let mean = (child.mean() - self.lowest) / width;
            let bound =
                mean + self.settings.exploration * (logarithm / f64::from(child.visits)).sqrt();
            if bound > highest {
                (best, highest) = (action as u8, bound);
            }
        }
        best
    }

    /// The action visited most; any without a single visit.
    fn choose<M: ForwardModel>(&self, trial: &mut Trial) -> u8 {
        let first = self.nodes[0].children as usize;
        if first == 0 {
            return trial.any::<M>();
        }
        let children = &self.nodes[first..][..M::ACTIONS.len()];
        let better = |a: &Node, b: &Node| (a.visits, a.mean()) > (b.visits, b.mean());
        let places = 0..children.len();
        let best = places.fold(0, |best, action| {
            if better(&children[action], &children[best]) {
                action
            } else {
                best
            }
        });
        if children[best].visits == 0 {
            return trial.any::<M>();
        }
        best as u8
    }
}
