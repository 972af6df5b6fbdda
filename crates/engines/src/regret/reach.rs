//! Reach: the probability of a history, as the factors that a walk carries along.

/// The factors of the probability of a history that a walk carries along.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// π_i.
    pub own: f64,
    /// The opponent's part of π_−i, where it does not cancel.
    pub opponent: f64,
    /// q_i.
    pub drawn: f64,
}

impl Reach {
    pub const BEGINNING: Self = Self {
        own: 1.0,
        opponent: 1.0,
        drawn: 1.0,
    };
}
