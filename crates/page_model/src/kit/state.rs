//! State of a part of the page: what happens makes another of it.

/// A state that changes by what happens and by nothing else, so that a test can tell it what happens.
pub trait State: Clone {
    /// What can happen.
    type Action;

    /// Takes what happens.
    fn take(&mut self, happening: Self::Action);
}
