//! State of a part of the page: what happens makes another of it.

/// A state that changes by what happens and by nothing else, so that a test can tell it what happens.
pub trait State: Clone {
    /// What can happen.
    type Action;

    /// With what has happened.
    #[must_use]
    fn after(self, happening: Self::Action) -> Self;
}
