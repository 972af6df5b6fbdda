//! A node of the search tree, and what is kept of it beside.

use core::ops::Range;

/// Index of a node.
pub type NodeId = u32;

/// What the bound of a node needs, kept ready: a bound is asked for far more often than it changes. Apart from
/// [`Node`], so that the bounds of a node's children lie in one or two cache lines.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoundTerms {
    /// w/(n + ε); with p virtual visits of mean r, (w + p·r)/(n + p + ε).
    pub mean: f64,
    /// 1/√(n + ε); with p virtual visits 1/√(n + p + ε).
    pub narrowing: f64,
}

/// Visits and what they brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub visits: u32,
    /// Twice the sum of the results: won 2, drawn 1, lost 0. An integer, so that sums are exact.
    pub half_points: u32,
}

impl Tally {
    /// Counts a visit.
    #[inline(always)]
    pub fn add(&mut self, half_points: u32) {
        self.visits += 1;
        self.half_points += half_points;
    }

    /// Sum of the results, each in [0, 1].
    #[inline(always)]
    pub fn total(self) -> f64 {
        f64::from(self.half_points) * 0.5
    }

    /// Mean result in [0, 1]; `None` without visits.
    pub fn mean(self) -> Option<f64> {
        (self.visits > 0).then(|| self.total() / f64::from(self.visits))
    }
}

/// The virtual visits a node began with.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prior {
    /// How many; 0 where priors are off.
    pub visits: u32,
    /// Their mean in [0, 1]: the rating of the move, for the player whose action led to the node. Known too where
    /// ratings serve for the order alone; 0 where they are not asked for.
    pub mean: f64,
}

/// What is known about a node.
#[derive(Clone, Debug)]
pub struct Node<A> {
    /// How often the search came through here, and the results for the player whose action led here. Less than 2³¹
    /// visits.
    pub(super) tally: Tally,
    pub(super) first_child: NodeId,
    pub(super) child_count: u8,
    pub(super) evaluated_children: u8,
    /// The action that leads here; `None` at the root alone.
    pub action: Option<A>,
}

impl<A> Node<A> {
    pub(super) fn new(action: Option<A>) -> Self {
        Self {
            tally: Tally::default(),
            first_child: 0,
            child_count: 0,
            evaluated_children: 0,
            action,
        }
    }

    /// How often the search came through here; virtual visits are not counted.
    #[inline(always)]
    pub fn visits(&self) -> u32 {
        self.tally.visits
    }

    /// Sum of the results, each in [0, 1], for the player whose action led here.
    #[inline(always)]
    pub fn total(&self) -> f64 {
        self.tally.total()
    }

    /// Whether the node has been given its children.
    #[inline(always)]
    pub fn is_expanded(&self) -> bool {
        self.child_count > 0
    }

    /// Whether there are children that were never evaluated.
    #[inline(always)]
    pub fn has_unevaluated(&self) -> bool {
        self.evaluated_children < self.child_count
    }

    /// The children that have been evaluated.
    #[inline(always)]
    pub fn evaluated(&self) -> Range<NodeId> {
        self.first_child..self.first_child + NodeId::from(self.evaluated_children)
    }

    /// All children, the evaluated ones first. The ids of the others may still change.
    #[inline(always)]
    pub fn children(&self) -> Range<NodeId> {
        self.first_child..self.first_child + NodeId::from(self.child_count)
    }
}
