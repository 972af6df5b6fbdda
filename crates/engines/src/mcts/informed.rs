//! A simulation with switches on: what each of them changes in the steps of [`super::uct`].
//!
//! 1. Descend: unvisited children may compete with visited ones (`first_play`, `prior_visits`, RAVE), only the best
//!    rated are considered (`widening`), and children that proofs make needless are passed over (`solver`).
//! 2. Expand: moves that lose at once, or that decisive moves make needless, are no children (`pruning`,
//!    `decisive`); the others may be sorted by rating.
//! 3. Play out: by chance or with tactics; not at all below a node whose value is proven.
//! 4. Back up: results as ever; with RAVE also for moves carried out later; with the solver, what is proven.
//!
//! Deviations from the sources:
//! * RAVE: an action is not the column but the *place* it takes. A column's first stone and its third are different
//!   moves; the same cell taken later is the same stone in the end. So nothing of the playout is kept: a child's
//!   move was carried out if its player holds its place when the game ends.
//! * MCTS-Solver: Winands et al. give proven nodes infinite values; here they keep their real numbers, are not chosen
//!   any more while something else is open, and results on the way up are moved into the bounds of each node: a
//!   player who has a draw for certain does not lose, whatever he tries instead.
//! * Widening: children from which nothing can be learnt any more do not count among the k.

use super::parameters::Playout;
use super::proof::{Proven, ProvenBounds};
use super::rated::Rater;
use super::tree::{Draft, NodeId, ROOT};
use super::uct::{Uct, break_tie, half_points};
use super::witness::Witness;
use core::ops::Range;
use games::{Deterministic, Knowledge, Player, Turn};

impl<G: Knowledge + Deterministic> Uct<G> {
    pub(super) fn simulate_informed(&mut self, witness: &mut impl Witness<G, Self>) {
        let mut position = self.root.clone();
        self.path.clear();
        let mut node = ROOT;
        while let Turn::Player(player) = position.turn() {
            if !self.tree.node(node).is_expanded() && !self.expand(node, &position) {
                self.full = true;
                break;
            }
            witness.choosing(self, node);
            let (child, is_new) = self.choose(node);
            if let Some(action) = self.tree.node(child).action {
                position.apply(action);
            }
            self.path.push((child, player));
            node = child;
            if is_new || self.tree.proof(child).proven().is_some() {
                break;
            }
        }
        let results = self.evaluate(&mut position, witness);
        witness.ended(self, results);
        self.back_up_informed(&position, results);
    }

    /// What the players get, in half-points, if the game goes on from the end of the path.
    fn evaluate(&mut self, position: &mut G, witness: &mut impl Witness<G, Self>) -> [u32; 2] {
        let last = self.path.last().copied();
        if let Some((node, player)) = last {
            if position.turn() == Turn::Over {
                let result = Proven::of_half_points(half_points(position)[player.index()]);
                self.tree.prove(node, ProvenBounds::exactly(result));
            } else if let Some(value) = self.tree.proof(node).proven() {
                let known = ProvenBounds::exactly(value);
                return clamped([1; 2], player, known);
            }
        }
        match self.parameters.playout {
            Playout::Random => self.play_out(position, witness, G::apply_random),
            Playout::Tactical => self.play_out(position, witness, G::apply_tactical),
        }
        half_points(position)
    }

    /// Gives `node`, which is `position`, its children; false if there is no room.
    fn expand(&mut self, node: NodeId, position: &G) -> bool {
        let (rates, places) = (self.parameters.uses_ratings(), self.parameters.rave > 0.0);
        let rater = if rates {
            Rater::of(position, self.parameters.ratings)
        } else {
            Rater::ByHand
        };
        let draft = |action| Draft {
            action,
            rating: if rates {
                rater.rating(position, action)
            } else {
                0.0
            },
            place: if places { position.place(action) } else { 0 },
        };
        self.drafts.clear();
        self.drafts.extend(self.children_of(position).map(draft));
        if self.parameters.is_sorted() {
            // Stable: moves with the same rating stay in the game's order.
            self.drafts.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        }
        self.tree.expand_informed(node, &self.drafts)
    }

    /// The moves that become children.
    fn children_of(&self, position: &G) -> G::Actions {
        let has_some = |mut actions: G::Actions| actions.next().is_some();
        let (decisive, pruning) = (self.parameters.decisive, self.parameters.pruning);
        if decisive && has_some(position.winning_actions()) {
            position.winning_actions()
        } else if pruning && has_some(position.safe_actions()) {
            // Where the opponent threatens to win, only moves that block are safe.
            position.safe_actions()
        } else if decisive && has_some(position.blocking_actions()) {
            position.blocking_actions()
        } else {
            position.actions()
        }
    }

    /// The child to go on to, and whether it is evaluated now for the first time.
    fn choose(&mut self, node: NodeId) -> (NodeId, bool) {
        let best = self.options(node);
        let considered = self.considered(node, best);
        let unevaluated = self.tree.node(node).evaluated().end..considered.end;
        let all_once = self.parameters.first_play.is_none() && best.proven().is_none();
        let chosen = if !all_once || unevaluated.is_empty() {
            self.highest(node, considered, best)
        } else if self.parameters.is_sorted() {
            unevaluated.start
        } else {
            unevaluated.start + self.random.below(unevaluated.len() as u32)
        };
        if chosen < unevaluated.start {
            (chosen, false)
        } else {
            (self.tree.take(node, chosen), true)
        }
    }

    /// What is proven of all options of the mover at `node` together.
    pub(super) fn options(&self, node: NodeId) -> ProvenBounds {
        if self.parameters.solver {
            self.tree.proof_by_children(node).opposite()
        } else {
            ProvenBounds::UNKNOWN
        }
    }

    /// The children of `node` that are considered now; at least one that is not settled.
    pub(super) fn considered(&self, node: NodeId, best: ProvenBounds) -> Range<NodeId> {
        let known = self.tree.node(node);
        let children = known.children();
        let exponent = self.parameters.widening;
        if exponent <= 0.0 {
            return children;
        }
        let wide = self.parameters.widening_base * libm::pow(f64::from(known.visits()), exponent);
        let is_settled = |child: &NodeId| self.tree.proof(*child).is_settled(best);
        let settled = known.evaluated().filter(is_settled).count();
        let count = (libm::ceil(wide) as usize).max(1).saturating_add(settled);
        children.start..children.start + count.min(children.len()) as NodeId
    }

    /// The considered child with the highest bound.
    fn highest(&mut self, node: NodeId, considered: Range<NodeId>, best: ProvenBounds) -> NodeId {
        let common = self.common(node);
        let mut scores = core::mem::take(&mut self.scores);
        scores.clear();
        scores.extend(considered.clone().map(|child| {
            if self.tree.proof(child).is_settled(best) {
                f64::NEG_INFINITY
            } else {
                self.bound_with(child, common).value
            }
        }));
        let epsilon = self.parameters.epsilon;
        let threshold = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max) - epsilon;
        if self.parameters.is_sorted() {
            // Of unevaluated children with equal bounds the strongest comes first.
            let unevaluated = self.tree.node(node).evaluated().len();
            let mut equal = scores.iter_mut().skip(unevaluated);
            equal.find(|score| **score >= threshold);
            equal
                .filter(|score| **score >= threshold)
                .for_each(|score| *score = f64::NEG_INFINITY);
        }
        let is_close = |score: &f64| *score >= threshold;
        let index = if scores.iter().filter(|score| is_close(score)).count() > 1 {
            break_tie(scores.iter().copied(), threshold, epsilon, &mut self.random)
        } else {
            scores.iter().position(is_close).unwrap_or(0) as u32
        };
        self.scores = scores;
        considered.start + index
    }

    /// Adds the results to every node on the path, from the last one up, since proofs go that way.
    fn back_up_informed(&mut self, end: &G, mut results: [u32; 2]) {
        let mut below = None;
        for index in (0..self.path.len()).rev() {
            let (node, player) = self.path[index];
            if let Some(mover) = below {
                self.learn(node, mover, end, results);
            }
            results = clamped(results, player, self.tree.proof(node));
            self.tree.record_informed(node, results[player.index()]);
            below = Some(player);
        }
        if let Some(mover) = below {
            self.learn(ROOT, mover, end, results);
        }
        self.tree.record_informed(ROOT, 0);
    }

    /// What `node`, where `mover` moved on, learns of its children beside their results.
    fn learn(&mut self, node: NodeId, mover: Player, end: &G, results: [u32; 2]) {
        if self.parameters.rave > 0.0 {
            let took = |place| end.has_taken(mover, place);
            self.tree.record_later(node, results[mover.index()], took);
        }
        if self.parameters.solver {
            let bounds = self.tree.proof_by_children(node);
            self.tree.prove(node, bounds);
        }
    }
}

/// The results as near as they can be to what is proven for `player`.
#[inline(always)]
fn clamped(results: [u32; 2], player: Player, bounds: ProvenBounds) -> [u32; 2] {
    let own = bounds.clamp(results[player.index()]);
    let mut clamped = [2 - own; 2];
    clamped[player.index()] = own;
    clamped
}
