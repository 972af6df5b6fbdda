//! Bounds: what a search knows of the true value of a node.
//!
//! A value inside the node's window is exact (see [`Bound`]). One outside is exact too where every branch was read and their
//! values say enough: a Min node with leaves 14, 5 and 2 is worth 2, whatever α was. Only where something was cut does a bound remain.

use super::{Content, NodeId, Record};
use crate::minimax::frame::Role;
use crate::minimax::window::Bound;

/// Whether the true value is known to be at least, and at most, what is returned.
#[derive(Clone, Copy)]
struct Known {
    at_least: bool,
    at_most: bool,
}

impl Known {
    const EXACTLY: Self = Self {
        at_least: true,
        at_most: true,
    };
    const NOTHING: Self = Self {
        at_least: false,
        at_most: false,
    };

    fn of_bound(bound: Bound) -> Self {
        Self {
            at_least: bound != Bound::Upper,
            at_most: bound != Bound::Lower,
        }
    }
}

impl Record {
    /// How the value that a node returns stands to its true value, both for Max, as far as the search looks. Of a node that was never
    /// met it is said to be exact: its value is a payoff.
    pub fn bound(&self, node: NodeId) -> Bound {
        let known = self.known(node);
        match (known.at_least, known.at_most) {
            (true, false) => Bound::Lower,
            (false, true) => Bound::Upper,
            _ => Bound::Exact,
        }
    }

    fn known(&self, node: NodeId) -> Known {
        let view = self.view(node);
        match view.content {
            Content::Evaluated(_) => Known::EXACTLY,
            Content::Unsearched(_) => Known::NOTHING,
            Content::Known(bound) => Known::of_bound(bound),
            Content::Inner(role) => match view.window.bound(view.value) {
                Bound::Exact => Known::EXACTLY,
                outside => self.known_of_branches(node, role, outside),
            },
        }
    }

    /// One side is known from the contract of bounds, the other only where nothing was cut.
    fn known_of_branches(&self, node: NodeId, role: Role, outside: Bound) -> Known {
        let view = self.view(node);
        let mut known = Known::of_bound(outside);
        let all_read = |knows: fn(Known) -> bool| {
            !view.is_cut && self.children(node).all(|child| knows(self.known(child)))
        };
        let one_read = |knows: fn(Known) -> bool| {
            let reaches = |&child: &NodeId| self.view(child).value == view.value;
            let mut reaching = self.children(node).filter(reaches);
            reaching.any(|child| knows(self.known(child)))
        };
        match (outside, role) {
            // A mean is known as far as all its parts are.
            (Bound::Upper, Role::Chance) => known.at_least = all_read(|known| known.at_least),
            (_, Role::Chance) => known.at_most = all_read(|known| known.at_most),
            // Never more than the smallest of all; never less than the largest.
            (Bound::Upper, Role::Max) => known.at_least = one_read(|known| known.at_least),
            (Bound::Upper, Role::Min) => known.at_least = all_read(|known| known.at_least),
            (_, Role::Max) => known.at_most = all_read(|known| known.at_most),
            (_, Role::Min) => known.at_most = one_read(|known| known.at_most),
        }
        known
    }
}
