//! A moment of a search, and what its tree shows then.
//!
//! In the first three phases of a simulation its result is not known, so every number is the one before: visits, means,
//! proofs. The added node comes with the second phase, and without numbers.

use super::{Choice, Inside, Knowledge};
use engines::mcts::Proven;

/// Phases a simulation: after the last of them it is over.
pub const PHASES: u64 = 4;

/// A moment of the search, in phases from the beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Simulations that have been begun.
    pub simulations: u64,
    /// 1 to 3 while the last of them is under way: selection, expansion, playout.
    pub phase: Option<u8>,
}

impl Moment {
    /// The moment after so many phases.
    pub fn at(phases: u64) -> Self {
        let phase = (phases % PHASES) as u8;
        Self {
            simulations: phases.div_ceil(PHASES),
            phase: (phase > 0).then_some(phase),
        }
    }
}

/// The numbers of a node at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shown {
    pub visits: u32,
    /// For anyone who moved here; `None` without visits, and at the root, where nobody moved.
    pub mean: Option<f64>,
    /// What is proven, for the same player.
    pub proven: Option<Proven>,
}

impl Inside {
    /// The numbers of a node of those shown, in a `phase` of the last simulation (1 to 3), or after it.
    pub fn shown(&self, node: u32, phase: Option<u8>) -> Shown {
        let known = self.known(node, phase);
        let visits = known.arithmetic.visits;
        let (lower, upper) = known.proven;
        Shown {
            visits,
            mean: (visits > 0 && node > 0).then(|| known.arithmetic.total / f64::from(visits)),
            proven: (lower == upper).then(|| Proven::of_half_points(lower.into())),
        }
    }

    /// All that is known about it then.
    pub fn known(&self, node: u32, phase: Option<u8>) -> &Knowledge {
        let node = &self.nodes[node as usize];
        let before = node.before.as_ref().filter(|_| phase.is_some());
        before.unwrap_or(&node.after)
    }

    /// The node that the last simulation adds, if it is shown.
    pub fn added(&self) -> Option<u32> {
        let last = self.trace.choices.last().filter(|_| self.trace.is_added);
        let node = last.map(|choice| choice.node);
        node.filter(|&node| (node as usize) < self.nodes.len())
    }

    /// Nodes of the whole tree then.
    pub fn nodes_then(&self, phase: Option<u8>) -> u64 {
        let is_still_to_come = self.trace.is_added && phase == Some(1);
        self.visited_nodes - u64::from(is_still_to_come)
    }

    /// The choices made until then: the added node is chosen with the second phase.
    pub fn choices_until(&self, phase: Option<u8>) -> &[Choice] {
        let choices = &self.trace.choices;
        let still_to_come = usize::from(self.trace.is_added && phase == Some(1));
        &choices[..choices.len().saturating_sub(still_to_come)]
    }
}
