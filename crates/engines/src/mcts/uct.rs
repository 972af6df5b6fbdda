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
//! The plain search, with every switch of [`UctParameters`] off, is in this file; what the switches change is in
//! `informed`. They share everything but the steps of a simulation.
//!
//! Deviations from the source (蒙特卡洛树_四子棋实验报告):
//! * its printed formula has lost the square root; ours has it unless [`UctParameters::rootless`] takes it away;
//! * which unevaluated child is taken is left open there; here it is drawn with equal probability, which is
//!   what the formula itself does at n = 0, where all bounds are equal but for the random term;
//! * the random term matters only among children whose bounds differ by less than ε, so it is drawn for
//!   those alone: the same distribution for less;
//! * C·√(ln(N + 1)/(n + ε)) is computed as C·√ln(N + 1) times 1/√(n + ε), which changes only when the child is
//!   visited and is kept with it: equal but for rounding.

use super::by_visits::ByVisits;
use super::parameters::UctParameters;
use super::tree::{BoundTerms, Draft, NodeId, ROOT, Tree};
use super::witness::{Silent, Witness};
use crate::effort;
use games::{Deterministic, Game, Knowledge, Player, Turn};
use random::Random;

/// Operations of a simulation on a large board, at most, see [`effort`].
pub(super) const SIMULATION: u64 = 20_000;
/// Widths that are kept: two megabytes.
const MAX_WIDTHS: usize = 1 << 18;

/// A search from one position.
#[derive(Clone, Debug)]
pub struct Uct<G: Game> {
    pub(super) root: G,
    pub(super) tree: Tree<G::Action>,
    pub(super) parameters: UctParameters,
    pub(super) random: Random,
    /// C·√ln(N + 1) by N.
    widths: ByVisits,
    pub(super) path: Vec<(NodeId, Player)>,
    pub(super) full: bool,
    plain: bool,
    /// Room for the children of a node before they are nodes, and for the bounds of a node's children.
    pub(super) drafts: Vec<Draft<G::Action>>,
    pub(super) scores: Vec<f64>,
}

impl<G: Knowledge + Deterministic> Uct<G> {
    /// A search from `root`, which is not over, drawing from `random`. Payoffs are −1, 0 or 1, those of the two
    /// players add up to 0, and players take turns.
    pub fn new(root: G, parameters: UctParameters, random: Random) -> Self {
        Self {
            root,
            tree: Tree::new(&parameters),
            parameters,
            random,
            widths: ByVisits::new(MAX_WIDTHS),
            path: Vec::new(),
            full: false,
            plain: parameters.is_plain(),
            drafts: Vec::new(),
            scores: Vec::new(),
        }
    }

    /// Carries out `simulations` simulations.
    pub fn advance(&mut self, simulations: u64) {
        effort::spend(simulations * SIMULATION);
        (0..simulations).for_each(|_| self.simulate(&mut Silent));
    }

    /// One simulation with a witness.
    #[inline(always)]
    pub(super) fn simulate(&mut self, witness: &mut impl Witness<G, Self>) {
        self.know_by_visits();
        if self.plain {
            self.simulate_plain(witness);
        } else {
            self.simulate_informed(witness);
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

    /// The settings.
    pub fn parameters(&self) -> &UctParameters {
        &self.parameters
    }

    /// Plays `action` at the root and keeps what the tree knows below it.
    pub fn play(&mut self, action: G::Action) {
        self.root.apply(action);
        self.tree.descend(action, &self.parameters);
        self.full = false;
    }

    fn simulate_plain(&mut self, witness: &mut impl Witness<G, Self>) {
        let mut position = self.root.clone();
        self.path.clear();
        let mut node = ROOT;
        while let Turn::Player(player) = position.turn() {
            if !self.tree.node(node).is_expanded() && !self.tree.expand(node, position.actions()) {
                self.full = true;
                break;
            }
            witness.choosing(self, node);
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
        self.play_out(&mut position, witness, G::apply_random);
        let results = half_points(&position);
        witness.ended(self, results);
        self.back_up(results);
    }

    /// Plays to the end by a rule that chooses moves.
    #[inline(always)]
    pub(super) fn play_out(
        &mut self,
        position: &mut G,
        witness: &mut impl Witness<G, Self>,
        rule: impl Fn(&mut G, &mut Random),
    ) {
        while position.turn() != Turn::Over {
            witness.playing(position);
            rule(position, &mut self.random);
            witness.played(position);
        }
    }

    /// Adds the results, in half-points, to every node on the path.
    fn back_up(&mut self, results: [u32; 2]) {
        self.tree.record(ROOT, 0);
        for &(node, player) in &self.path {
            self.tree.record(node, results[player.index()]);
        }
    }

    /// The child of `node`, all of whose children have been evaluated, with the highest bound.
    #[inline(always)]
    fn select(&mut self, node: NodeId) -> NodeId {
        let parent = self.tree.node(node);
        let range = parent.evaluated();
        let epsilon = self.parameters.epsilon;
        let width = self.width(parent.visits());
        let terms = self.tree.bounds(range.clone());
        let bound = |term: &BoundTerms| term.mean + width * term.narrowing;
        // The two highest in one pass without a branch that could be guessed wrong.
        let (mut highest, mut second) = (f64::NEG_INFINITY, f64::NEG_INFINITY);
        let mut best = 0;
        for (index, term) in (0..).zip(terms) {
            let bound = bound(term);
            let is_higher = bound > highest;
            let lower = if is_higher { highest } else { bound };
            second = if lower > second { lower } else { second };
            best = if is_higher { index } else { best };
            highest = if is_higher { bound } else { highest };
        }
        let threshold = highest - epsilon;
        if second >= threshold {
            let bounds = terms.iter().map(bound);
            best = break_tie(bounds, threshold, epsilon, &mut self.random);
        }
        range.start + best
    }

    /// C·√ln(`visits` + 1), or C·ln(`visits` + 1) without the root.
    #[inline(always)]
    pub(super) fn width(&self, visits: u32) -> f64 {
        let UctParameters {
            exploration,
            rootless,
            ..
        } = self.parameters;
        self.widths.get(visits, |visits| {
            width_by_formula(exploration, rootless, visits)
        })
    }

    /// Makes known what this simulation may ask for: no node has more visits than the root.
    #[inline(always)]
    fn know_by_visits(&mut self) {
        let visits = self.tree.node(ROOT).visits();
        let UctParameters {
            exploration,
            rootless,
            ..
        } = self.parameters;
        self.widths.know(visits, |visits| {
            width_by_formula(exploration, rootless, visits)
        });
        self.tree.know_narrowings(visits + 1);
    }
}

fn width_by_formula(exploration: f64, rootless: bool, visits: u32) -> f64 {
    let log = libm::log(f64::from(visits) + 1.0);
    exploration * if rootless { log } else { log.sqrt() }
}

/// What the finished game `end` pays each player, in half-points: won 2, drawn 1, lost 0.
#[inline(always)]
pub(super) fn half_points<G: Game>(end: &G) -> [u32; 2] {
    Player::BOTH.map(|player| (end.payoff(player) + 1.0) as u32)
}

/// The index of the highest of the `bounds` after each one from `threshold` on has been given its random
/// term: those below cannot win, whatever they would draw.
#[cold]
pub(super) fn break_tie(
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
    use games::tic_tac_toe::TicTacToe;

    fn search(simulations: u64, rootless: bool) -> Uct<TicTacToe> {
        let parameters = UctParameters {
            exploration: 1.4,
            rootless,
            most_nodes: 100_000,
            ..UctParameters::default()
        };
        let mut uct = Uct::new(TicTacToe::new(), parameters, Random::stream(3, 0));
        uct.advance(simulations);
        uct
    }

    /// The formula, with its root or without, without its random term.
    fn plain_bound(uct: &Uct<TicTacToe>, parent: NodeId, child: NodeId) -> f64 {
        let (parent, child) = (uct.tree.node(parent), uct.tree.node(child));
        let n = f64::from(child.visits()) + uct.parameters.epsilon;
        let term = libm::log(f64::from(parent.visits()) + 1.0) / n;
        let term = if uct.parameters.rootless {
            term
        } else {
            term.sqrt()
        };
        child.total() / n + uct.parameters.exploration * term
    }

    #[test]
    fn the_child_selected_has_the_highest_bound_of_the_formula() {
        for rootless in [false, true] {
            assert_highest_bounds(search(3_000, rootless));
        }
    }

    fn assert_highest_bounds(mut uct: Uct<TicTacToe>) {
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
