//! Variants for several players as data.
//!
//! Sources: M. Zinkevich et al., NIPS 2007; O. Tammelin, "Solving large imperfect information games using CFR+", arXiv:1407.5042 (2014).

use crate::regret::parameters::Updates;

/// A variant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeveralParameters {
    /// Regret matching+: negative cumulative regrets become 0, and iteration t counts t in the average, not 1.
    pub is_plus: bool,
    /// The regret theorem is about simultaneous updates: each player's regret is then about what the others played at the same time.
    pub updates: Updates,
}

impl SeveralParameters {
    /// Counterfactual regret minimisation as first published, with simultaneous updates.
    pub const CFR: Self = Self {
        is_plus: false,
        updates: Updates::Simultaneous,
    };

    /// CFR+, with alternating updates, as in its source.
    pub const CFR_PLUS: Self = Self {
        is_plus: true,
        updates: Updates::Alternating,
    };

    /// What iteration `t`, from 1, counts.
    pub(super) fn weight(&self, t: u64) -> f64 {
        if self.is_plus { t as f64 } else { 1.0 }
    }
}
