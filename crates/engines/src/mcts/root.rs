//! The root of a search: what it says about the moves there.

use super::proof::{Proven, ProvenBounds};
use super::statistics::MoveStatistics;
use super::tree::ROOT;
use super::uct::Uct;
use games::{Deterministic, Knowledge};

impl<G: Knowledge + Deterministic> Uct<G> {
    /// Every legal move at the root in the game's order; moves never tried have no visits.
    pub fn moves(&self) -> impl Iterator<Item = MoveStatistics<G::Action>> {
        self.root.actions().map(|action| {
            let Some(child) = self.tree.child(ROOT, action) else {
                return MoveStatistics {
                    bounds: self.bounds_at_a_glance(action),
                    ..MoveStatistics::new(action, 0, 0.0)
                };
            };
            let node = self.tree.node(child);
            MoveStatistics {
                action,
                visits: u64::from(node.visits()),
                total: node.total(),
                prior: self.tree.prior(child),
                bounds: self.tree.proof(child),
            }
        })
    }

    /// What is proven of a move at the root that was never tried: with the solver, that it loses at once.
    fn bounds_at_a_glance(&self, action: G::Action) -> ProvenBounds {
        let is_safe = || self.root.safe_actions().any(|safe| safe == action);
        if self.parameters.solver && !is_safe() {
            ProvenBounds::exactly(Proven::Loss)
        } else {
            ProvenBounds::UNKNOWN
        }
    }

    /// What is proven of the position searched, for the player to move. Nothing without the solver.
    pub fn root_bounds(&self) -> ProvenBounds {
        self.tree.proof(ROOT).opposite()
    }

    /// Whether the value of the position searched is proven. Simulations after that go on harmlessly: each takes
    /// one step to a move with that value and counts the value for it, without a playout.
    pub fn is_solved(&self) -> bool {
        self.root_bounds().proven().is_some()
    }
}
