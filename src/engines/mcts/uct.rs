//! UCT: the bandit formula UCB1 applied at every node of a growing tree.
//!
//! One simulation, as the source has it: (1) descend from the root; (2) at a node with a child that was never
//! evaluated take such a child, (3) evaluate it by one random playout and add the result to every node on the
//! path; (4) otherwise go on to the child with the highest bound
//!
//! ```text
//! UCB = w/(n + ε) + C·√(ln(N + 1)/(n + ε)) + ε·U(0, 1)
//! ```
//!
//! w the wins and n the visits of the child, N the visits of the parent. A win counts 1, a draw ½, a loss 0,
//! always for the player who moved into the node: that is the change of sides on the way up.
//!
//! Deviations from the source (蒙特卡洛树_四子棋实验报告):
//! * its printed formula has lost the square root; ours has it;
//! * which unevaluated child is taken is left open there; here it is drawn with equal probability, which is
//!   what the formula itself does at n = 0, where all bounds are equal but for the random term;
//! * the random term matters only among children whose bounds differ by less than ε, so it is drawn for
//!   those alone: the same distribution, a third faster.

use super::statistics::MoveStatistics;
use super::tree::{NodeId, ROOT, Tree};
use crate::games::{Deterministic, Game, Player, Turn};
use crate::random::Random;

/// A node with more children than this would need a larger buffer for its bounds.
const MOST_CHILDREN: usize = 32;

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UctParameters {
    /// C, from 0: how much a move that was tried rarely is preferred.
    pub exploration: f64,
    /// ε, above 0 and small.
    pub epsilon: f64,
    /// Nodes the tree may have; when it is full the search goes on without growing it.
    pub most_nodes: usize,
}

/// A search from one position.
#[derive(Clone, Debug)]
pub struct Uct<G: Game> {
    root: G,
    tree: Tree<G::Action>,
    parameters: UctParameters,
    random: Random,
    /// ln(N + 1) for small N: most nodes are small, and the logarithm is the dearest part of a bound.
    logarithms: Vec<f64>,
    path: Vec<(NodeId, Player)>,
    full: bool,
}

impl<G: Game + Deterministic> Uct<G> {
    /// A search from `root`, which is not over, drawing from `random`. Payoffs lie in [−1, 1].
    pub fn new(root: G, parameters: UctParameters, random: Random) -> Self {
        Self {
            root,
            tree: Tree::new(parameters.most_nodes),
            parameters,
            random,
            logarithms: (1..=1024).map(|n| libm::log(f64::from(n))).collect(),
            path: Vec::new(),
            full: false,
        }
    }

    /// Carries out `simulations` simulations.
    pub fn advance(&mut self, simulations: u64) {
        for _ in 0..simulations {
            self.simulate();
        }
    }

    /// The position searched.
    pub fn root(&self) -> &G {
        &self.root
    }

    /// The tree so far.
    pub fn tree(&self) -> &Tree<G::Action> {
        &self.tree
    }

    /// Whether the tree has reached its limit.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// Every legal move at the root in the game's order; moves never tried have no visits.
    pub fn moves(&self) -> impl Iterator<Item = MoveStatistics<G::Action>> {
        self.root.actions().map(|action| {
            let node = self
                .tree
                .evaluated(ROOT)
                .find(|&child| self.tree.action(child) == Some(action));
            MoveStatistics {
                action,
                visits: node.map_or(0, |node| u64::from(self.tree.visits(node))),
                total: node.map_or(0.0, |node| self.tree.total(node)),
            }
        })
    }

    /// Plays `action` at the root and keeps what the tree knows below it.
    pub fn play(&mut self, action: G::Action) {
        self.root.apply(action);
        self.tree = self.tree.descend(action);
        self.full = false;
    }

    fn simulate(&mut self) {
        let mut position = self.root.clone();
        self.path.clear();
        let mut node = ROOT;
        while let Turn::Player(player) = position.turn() {
            if !self.tree.is_expanded(node) && !self.tree.expand(node, position.actions()) {
                self.full = true;
                break;
            }
            let evaluate = self.tree.has_unevaluated(node);
            node = if evaluate {
                self.tree.draw_unevaluated(node, &mut self.random)
            } else {
                self.select(node)
            };
            if let Some(action) = self.tree.action(node) {
                position.apply(action);
            }
            self.path.push((node, player));
            if evaluate {
                break;
            }
        }
        while position.turn() != Turn::Over {
            position.apply_random(&mut self.random);
        }
        self.back_up(&position);
    }

    /// Adds the result of the finished game `end` to every node on the path.
    fn back_up(&mut self, end: &G) {
        let results = Player::BOTH.map(|player| (end.payoff(player) + 1.0) / 2.0);
        self.tree.record(ROOT, 0.0);
        for &(node, player) in &self.path {
            self.tree.record(node, results[player.index()]);
        }
    }

    /// The child of `node`, all of whose children have been evaluated, with the highest bound.
    #[inline]
    fn select(&mut self, node: NodeId) -> NodeId {
        let children = self.tree.evaluated(node);
        let (visits, totals) = self.tree.columns(children.clone());
        let log = self.log_of_next(self.tree.visits(node));
        let UctParameters {
            exploration,
            epsilon,
            ..
        } = self.parameters;
        let mut bounds = [0.0; MOST_CHILDREN];
        let mut highest = f64::NEG_INFINITY;
        for ((bound, &n), &w) in bounds.iter_mut().zip(visits).zip(totals) {
            let n = f64::from(n) + epsilon;
            *bound = w / n + exploration * (log / n).sqrt();
            highest = highest.max(*bound);
        }
        let count = visits.len();
        let close = |bound: &f64| *bound > highest - epsilon || *bound == highest;
        if bounds[..count].iter().filter(|bound| close(bound)).count() > 1 {
            for bound in bounds[..count].iter_mut().filter(|bound| close(bound)) {
                *bound += epsilon * self.random.unit();
            }
            highest = bounds[..count].iter().copied().fold(highest, f64::max);
        }
        let best = bounds[..count].iter().position(|&bound| bound == highest);
        children.start + best.unwrap_or(0) as NodeId
    }

    /// ln(`visits` + 1).
    #[inline]
    fn log_of_next(&self, visits: u32) -> f64 {
        match self.logarithms.get(visits as usize) {
            Some(&log) => log,
            None => libm::log(f64::from(visits) + 1.0),
        }
    }
}
