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
//!   those alone: the same distribution for less;
//! * C·√(ln(N + 1)/(n + ε)) is computed as C·√ln(N + 1) times 1/√(n + ε), which changes only when the child is
//!   visited and is kept with it: equal but for rounding.

use super::statistics::MoveStatistics;
use super::tree::{BoundTerms, NodeId, ROOT, Tree};
use crate::games::{Deterministic, Game, Player, Turn};
use crate::random::Random;

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
            tree: Tree::new(parameters.most_nodes, parameters.epsilon),
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
            let child = self.tree.child(ROOT, action);
            let node = child.map(|child| self.tree.node(child));
            MoveStatistics {
                action,
                visits: node.map_or(0, |node| u64::from(node.visits)),
                total: node.map_or(0.0, |node| node.total),
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
            if !self.tree.node(node).is_expanded() && !self.tree.expand(node, position.actions()) {
                self.full = true;
                break;
            }
            let evaluate = self.tree.node(node).has_unevaluated();
            node = if evaluate {
                self.tree.draw_unevaluated(node, &mut self.random)
            } else {
                self.select(node)
            };
            if let Some(action) = self.tree.node(node).action {
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
    #[inline(always)]
    fn select(&mut self, node: NodeId) -> NodeId {
        let parent = self.tree.node(node);
        let range = parent.evaluated();
        let UctParameters {
            exploration,
            epsilon,
            ..
        } = self.parameters;
        let width = exploration * self.log_of_next(parent.visits).sqrt();
        let terms = self.tree.bounds(range.clone());
        let bound = |term: &BoundTerms| term.mean + width * term.inverse_root;
        let mut highest = f64::NEG_INFINITY;
        for term in terms {
            let bound = bound(term);
            highest = if bound > highest { bound } else { highest };
        }
        // How many are close to the highest, without a branch that could be guessed wrong. Computing a bound
        // twice costs less than keeping it.
        let threshold = highest - epsilon;
        let (mut best, mut close) = (0, 0);
        for (index, term) in (0..).zip(terms) {
            let is_close = bound(term) >= threshold;
            close += u32::from(is_close);
            best = if is_close { index } else { best };
        }
        if close > 1 {
            let bounds = terms.iter().map(bound);
            best = break_tie(bounds, threshold, epsilon, &mut self.random);
        }
        range.start + best
    }

    /// ln(`visits` + 1).
    #[inline(always)]
    fn log_of_next(&self, visits: u32) -> f64 {
        match self.logarithms.get(visits as usize) {
            Some(&log) => log,
            None => libm::log(f64::from(visits) + 1.0),
        }
    }
}

/// The index of the highest of the `bounds` after each one from `threshold` on has been given its random
/// term: those below cannot win, whatever they would draw.
#[cold]
fn break_tie(
    bounds: impl Iterator<Item = f64>,
    threshold: f64,
    epsilon: f64,
    random: &mut Random,
) -> u32 {
    let (mut best, mut highest) = (0, f64::NEG_INFINITY);
    for (index, bound) in (0..).zip(bounds) {
        if bound >= threshold {
            let bound = bound + epsilon * random.unit();
            if bound > highest {
                (best, highest) = (index, bound);
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tic_tac_toe::TicTacToe;

    fn search(simulations: u64) -> Uct<TicTacToe> {
        let parameters = UctParameters {
            exploration: 1.4,
            epsilon: 1e-6,
            most_nodes: 100_000,
        };
        let mut uct = Uct::new(TicTacToe::new(), parameters, Random::stream(3, 0));
        uct.advance(simulations);
        uct
    }

    /// The printed formula without its random term.
    fn plain_bound(uct: &Uct<TicTacToe>, parent: NodeId, child: NodeId) -> f64 {
        let (parent, child) = (uct.tree.node(parent), uct.tree.node(child));
        let n = f64::from(child.visits) + uct.parameters.epsilon;
        let log = libm::log(f64::from(parent.visits) + 1.0);
        child.total / n + uct.parameters.exploration * (log / n).sqrt()
    }

    #[test]
    fn the_child_selected_has_the_highest_bound_of_the_printed_formula() {
        let mut uct = search(3_000);
        let full = |uct: &Uct<TicTacToe>, node: NodeId| {
            let node = uct.tree.node(node);
            node.is_expanded() && !node.has_unevaluated()
        };
        let nodes: Vec<NodeId> = (0..uct.tree.len() as NodeId)
            .filter(|&node| full(&uct, node))
            .collect();
        assert!(nodes.len() > 100, "{}", nodes.len());
        for node in nodes {
            let selected = uct.select(node);
            let children = uct.tree.node(node).evaluated();
            assert!(children.contains(&selected));
            let bounds = children.map(|child| plain_bound(&uct, node, child));
            let highest = bounds.fold(f64::NEG_INFINITY, f64::max);
            // Within ε any child may win by its random term; rounding is far below that.
            let allowed = uct.parameters.epsilon * 1.001;
            assert!(highest - plain_bound(&uct, node, selected) <= allowed);
        }
    }

    #[test]
    fn ties_are_broken_evenly() {
        // Three equal bounds and one that cannot win. 30 000 draws, 10 000 expected for each, standard
        // deviation √(30 000 · ⅓ · ⅔) = 82: six of them allowed.
        let mut random = Random::stream(4, 0);
        let bounds = [0.7, 0.2, 0.7, 0.7];
        let mut counts = [0_i32; 4];
        for _ in 0..30_000 {
            counts[break_tie(bounds.into_iter(), 0.7 - 1e-6, 1e-6, &mut random) as usize] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!(
            [0, 2, 3]
                .iter()
                .all(|&index| (counts[index] - 10_000).abs() < 490),
            "{counts:?}"
        );
    }
}
