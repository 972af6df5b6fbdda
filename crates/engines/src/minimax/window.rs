//! The interval (α, β): α is what the maximising player has elsewhere, β what the minimising player has.
//! A value outside of it cannot reach the root, so a node whose partial value leaves it is cut.
//!
//! Source: D. E. Knuth and R. W. Moore, "An analysis of alpha-beta pruning", Artificial Intelligence 6 (1975);
//! fail-soft as in J. P. Fishburn, "Another optimization of alpha-beta search", SIGART Newsletter 84 (1983).
//! *The contract of bounds:* a node searched with (α, β) returns its exact value v if α < v < β; else what it
//! returns lies on the same side: v ≤ returned ≤ α, or v ≥ returned ≥ β.

/// An open interval of values that matter, for the maximising player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    pub alpha: f64,
    pub beta: f64,
}

/// How a returned value stands to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Exact,
    /// The true value is this or more.
    Lower,
    /// The true value is this or less.
    Upper,
}

impl Window {
    /// Everything matters.
    pub const FULL: Self = Self {
        alpha: f64::NEG_INFINITY,
        beta: f64::INFINITY,
    };

    /// Whether no value is left between α and β that could matter.
    #[inline(always)]
    pub fn is_closed(&self) -> bool {
        self.alpha >= self.beta
    }

    /// What a value returned by a node searched with this window says.
    #[inline(always)]
    pub fn bound(&self, value: f64) -> Bound {
        if value <= self.alpha {
            Bound::Upper
        } else if value >= self.beta {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }
}
