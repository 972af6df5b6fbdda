//! The bound of a child, taken apart, so that the arithmetic of a choice can be shown.
//!
//! ```text
//! mean        = (w + p·r)/(n + p + ε)
//! exploration = C·√(ln(N + 1)/(n + p + ε))
//! value       = (1 − β)·mean + β·later + exploration,   β = √(k/(3·N + k))
//! ```
//!
//! w the wins and n the visits of the child, N the visits of its parent, p virtual visits of mean r; `later` what
//! the child's action did whenever it was carried out, with RAVE (Gelly and Silver 2011, the schedule with
//! equivalence parameter k). A child that was never visited and has no virtual visits has its first-play value
//! instead of mean and exploration; where every child comes once before one comes twice, that is +∞ with virtual
//! visits too.
//!
//! Deviation: where the action was never seen later, β is 0 instead of trusting a mean that is not there.

use super::tree::{NodeId, Prior, Tally};
use super::uct::Uct;
use games::{Deterministic, Knowledge};

/// What a bound is made of. All values are for the player who chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoundParts {
    /// n and w, real ones.
    pub tally: Tally,
    /// p and r.
    pub prior: Prior,
    /// The mean, virtual visits included; the first-play value (+∞ perhaps) where there are no visits of any kind.
    pub mean: f64,
    /// C·√(ln(N + 1)/(n + p + ε)); 0 where there are no visits of any kind.
    pub exploration: f64,
    /// What the action did whenever it was carried out below the parent.
    pub later: Tally,
    /// β, from 0 to 1; 0 without RAVE.
    pub later_weight: f64,
    /// The bound itself, without the random term.
    pub value: f64,
}

/// What the bounds of all children of a node share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Common {
    /// C·√ln(N + 1).
    pub width: f64,
    /// β.
    pub later_weight: f64,
}

impl<G: Knowledge + Deterministic> Uct<G> {
    /// The bound of `child`, one of the children of `parent`, in the state of things now.
    pub fn bound(&self, parent: NodeId, child: NodeId) -> BoundParts {
        self.bound_with(child, self.common(parent))
    }

    #[inline(always)]
    pub(super) fn common(&self, parent: NodeId) -> Common {
        let visits = self.tree.node(parent).visits();
        let k = self.parameters.rave;
        Common {
            width: self.width(visits),
            later_weight: if k > 0.0 {
                (k / (3.0 * f64::from(visits) + k)).sqrt()
            } else {
                0.0
            },
        }
    }

    #[inline(always)]
    pub(super) fn bound_with(&self, child: NodeId, common: Common) -> BoundParts {
        let (tally, prior) = (self.tree.node(child).tally, self.tree.prior(child));
        let later = self.tree.later(child);
        let (mean, exploration) = match self.parameters.first_play {
            None if tally.visits == 0 => (f64::INFINITY, 0.0),
            Some(value) if tally.visits + prior.visits == 0 => (value, 0.0),
            _ => {
                let terms = self.tree.bounds(child..child + 1)[0];
                (terms.mean, common.width * terms.narrowing)
            }
        };
        let (later_weight, later_mean) = match later.visits {
            0 => (0.0, 0.0),
            visits => (common.later_weight, later.total() / f64::from(visits)),
        };
        BoundParts {
            tally,
            prior,
            mean,
            exploration,
            later,
            later_weight,
            value: blend(mean, later_mean, later_weight) + exploration,
        }
    }
}

/// (1 − weight)·mean + weight·other; +∞ stays +∞ whatever the weight is.
#[inline(always)]
fn blend(mean: f64, other: f64, weight: f64) -> f64 {
    if mean == f64::INFINITY {
        mean
    } else {
        (1.0 - weight) * mean + weight * other
    }
}
