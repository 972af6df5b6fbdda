//! The search tree: nodes in one arena.
//!
//! The children of a node lie side by side, so that its bounds are computed by one pass over a short slice.
//! Children that have been evaluated come first: `evaluated` of them, in the order in which
//! they were taken. A node gets room for its children when the search first has to go below it.

use super::by_visits::ByVisits;
pub use super::node::{BoundTerms, Node, NodeId, Prior, Tally};
use super::parameters::UctParameters;
use super::proof::ProvenBounds;
use super::side::Side;
use core::ops::Range;
use random::Random;

/// Narrowings that are kept: what the nearest cache holds.
const MAX_NARROWINGS: usize = 1 << 11;

/// The node of the position searched.
pub const ROOT: NodeId = 0;

/// A child before it is a node: its action, its rating, the place it takes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft<A> {
    pub action: A,
    pub rating: f64,
    pub place: u8,
}

/// A search tree over actions `A`.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    pub(super) nodes: Vec<Node<A>>,
    pub(super) bounds: Vec<BoundTerms>,
    /// Ratings of the moves, where they are used.
    pub(super) ratings: Side<f64>,
    /// What is proven, with the solver.
    pub(super) proofs: Side<ProvenBounds>,
    /// What moves did at any later time, with RAVE.
    pub(super) later: Side<Tally>,
    /// The places that moves take, with RAVE.
    pub(super) places: Side<u8>,
    /// 1/√(n + ε), or 1/(n + ε) without the root, by n.
    narrowings: ByVisits,
    most_nodes: usize,
    epsilon: f64,
    rootless: bool,
    prior_visits: u32,
}

impl<A: Copy> Tree<A> {
    /// A root without children; the tree will not grow beyond the parameters' `most_nodes` nodes.
    pub fn new(parameters: &UctParameters) -> Self {
        let mut tree = Self {
            nodes: vec![Node::new(None)],
            bounds: vec![BoundTerms::default()],
            ratings: Side::new(parameters.uses_ratings()),
            proofs: Side::new(parameters.solver),
            later: Side::new(parameters.rave > 0.0),
            places: Side::new(parameters.rave > 0.0),
            narrowings: ByVisits::new(MAX_NARROWINGS),
            most_nodes: parameters.most_nodes,
            epsilon: parameters.epsilon,
            rootless: parameters.rootless,
            prior_visits: parameters.prior_visits,
        };
        tree.push_beside(0.5, 0);
        tree
    }

    /// Nodes, those that have room but were not evaluated yet included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: there is always a root.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The node with this index.
    #[inline(always)]
    pub fn node(&self, node: NodeId) -> &Node<A> {
        &self.nodes[node as usize]
    }

    /// The terms of the bounds of a range of nodes, side by side.
    #[inline(always)]
    pub fn bounds(&self, range: Range<NodeId>) -> &[BoundTerms] {
        &self.bounds[range.start as usize..range.end as usize]
    }

    /// The virtual visits of a node; none at the root.
    #[inline(always)]
    pub fn prior(&self, node: NodeId) -> Prior {
        let visits = if node == ROOT { 0 } else { self.prior_visits };
        Prior {
            visits,
            mean: self.ratings.get(node),
        }
    }

    /// What the action that leads to `node` did for its player in the simulations through its parent in which he
    /// carried it out at any time ("all moves as first", RAVE). No visits without RAVE.
    #[inline(always)]
    pub fn later(&self, node: NodeId) -> Tally {
        self.later.get(node)
    }

    /// What is proven of a node, for the player whose action led there (at the root: for the one who is not to
    /// move). Nothing without the solver.
    #[inline(always)]
    pub fn proof(&self, node: NodeId) -> ProvenBounds {
        self.proofs.get(node)
    }

    /// Keeps what is proven of a node.
    #[inline(always)]
    pub(super) fn prove(&mut self, node: NodeId, bounds: ProvenBounds) {
        if let Some(proof) = self.proofs.get_mut(node) {
            *proof = bounds;
        }
    }

    /// What follows for an expanded `node` from what is proven of its children; children that are missing are
    /// lost or not needed.
    pub(super) fn proof_by_children(&self, node: NodeId) -> ProvenBounds {
        let children = self.node(node).children();
        ProvenBounds::best(children.map(|child| self.proof(child))).opposite()
    }

    /// Gives `node` its children, none of them evaluated. False, and nothing done, if the tree would grow
    /// beyond its limit.
    pub fn expand(&mut self, node: NodeId, actions: impl Iterator<Item = A>) -> bool {
        let first = self.len();
        self.nodes
            .extend(actions.map(|action| Node::new(Some(action))));
        if self.len() > self.most_nodes {
            self.nodes.truncate(first);
            return false;
        }
        self.bounds.resize(self.len(), BoundTerms::default());
        let count = (self.len() - first) as u8;
        let node = &mut self.nodes[node as usize];
        node.first_child = first as NodeId;
        node.child_count = count;
        true
    }

    /// [`Tree::expand`] with what the switches need of each child.
    pub(super) fn expand_informed(&mut self, node: NodeId, drafts: &[Draft<A>]) -> bool {
        let first = self.len() as NodeId;
        if !self.expand(node, drafts.iter().map(|draft| draft.action)) {
            return false;
        }
        for (child, draft) in (first..).zip(drafts) {
            self.push_beside(draft.rating, draft.place);
            self.refresh(child);
        }
        true
    }

    fn push_beside(&mut self, rating: f64, place: u8) {
        self.ratings.push(rating);
        self.proofs.push(ProvenBounds::UNKNOWN);
        self.later.push(Tally::default());
        self.places.push(place);
    }

    /// Draws one of the children of `node` that were never evaluated, each with the same probability, and
    /// counts it as evaluated. There is one: see [`Node::has_unevaluated`]. Only where nothing is kept beside.
    #[inline(always)]
    pub(super) fn draw_unevaluated(&mut self, node: NodeId, random: &mut Random) -> NodeId {
        let node = &mut self.nodes[node as usize];
        let next = node.first_child + NodeId::from(node.evaluated_children);
        let left = node.child_count - node.evaluated_children;
        node.evaluated_children += 1;
        let drawn = next + random.below(u32::from(left));
        // Nodes never evaluated differ in their action alone.
        self.nodes.swap(next as usize, drawn as usize);
        next
    }

    /// Counts `child`, one of the unevaluated children of `node`, as evaluated, and gives its new id. The others
    /// keep their order.
    pub(super) fn take(&mut self, node: NodeId, child: NodeId) -> NodeId {
        let node = &mut self.nodes[node as usize];
        let next = node.evaluated().end;
        node.evaluated_children += 1;
        let moved = next..child + 1;
        let range = next as usize..child as usize + 1;
        self.nodes[range.clone()].rotate_right(1);
        self.bounds[range].rotate_right(1);
        self.ratings.last_to_front(moved.clone());
        self.proofs.last_to_front(moved.clone());
        self.later.last_to_front(moved.clone());
        self.places.last_to_front(moved);
        next
    }

    /// Counts a visit of `node` with this result, where nothing is virtual.
    #[inline(always)]
    pub(super) fn record(&mut self, node: NodeId, half_points: u32) {
        let bound = &mut self.bounds[node as usize];
        let tally = &mut self.nodes[node as usize].tally;
        tally.add(half_points);
        let n = f64::from(tally.visits) + self.epsilon;
        bound.mean = tally.total() / n;
        let (epsilon, rootless) = (self.epsilon, self.rootless);
        bound.narrowing = self
            .narrowings
            .get(tally.visits, |visits| narrowing(visits, epsilon, rootless));
    }

    /// Makes the narrowings known about as many visits, virtual ones beside them.
    #[inline(always)]
    pub(super) fn know_narrowings(&mut self, visits: u32) {
        let (epsilon, rootless) = (self.epsilon, self.rootless);
        self.narrowings
            .know(visits.saturating_add(self.prior_visits), |visits| {
                narrowing(visits, epsilon, rootless)
            });
    }

    /// [`Tree::record`] with virtual visits.
    #[inline(always)]
    pub(super) fn record_informed(&mut self, node: NodeId, half_points: u32) {
        self.nodes[node as usize].tally.add(half_points);
        self.refresh(node);
    }

    /// Computes the terms of a node's bound.
    #[inline(always)]
    fn refresh(&mut self, node: NodeId) {
        let (tally, prior) = (self.node(node).tally, self.prior(node));
        let visits = tally.visits.saturating_add(prior.visits);
        let total = tally.total() + f64::from(prior.visits) * prior.mean;
        let (epsilon, rootless) = (self.epsilon, self.rootless);
        self.bounds[node as usize] = BoundTerms {
            mean: total / (f64::from(visits) + epsilon),
            narrowing: self
                .narrowings
                .get(visits, |visits| narrowing(visits, epsilon, rootless)),
        };
    }

    /// Counts, for every child of `node` whose place `took` says the mover has taken in the end, this result.
    #[inline(always)]
    pub(super) fn record_later(
        &mut self,
        node: NodeId,
        half_points: u32,
        took: impl Fn(u8) -> bool,
    ) {
        for child in self.node(node).children() {
            if took(self.places.get(child))
                && let Some(tally) = self.later.get_mut(child)
            {
                tally.add(half_points);
            }
        }
    }

    /// The child of `node` that `action` leads to; `None` if it was never evaluated.
    pub fn child(&self, node: NodeId, action: A) -> Option<NodeId>
    where
        A: PartialEq,
    {
        self.node(node)
            .evaluated()
            .find(|&child| self.node(child).action == Some(action))
    }
}

/// 1/√(n + ε), or 1/(n + ε) without the root.
fn narrowing(visits: u32, epsilon: f64, rootless: bool) -> f64 {
    let n = f64::from(visits) + epsilon;
    1.0 / if rootless { n } else { n.sqrt() }
}
