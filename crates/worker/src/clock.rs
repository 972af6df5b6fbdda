//! Clock that decides when a worker reports, never what.

/// Milliseconds since any fixed moment.
pub type Clock = fn() -> f64;

/// A slice of work between two looks at the messages.
pub(crate) const SLICE_MILLISECONDS: f64 = 30.0;
