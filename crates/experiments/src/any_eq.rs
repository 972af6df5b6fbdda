//! Equality of values of which only a trait is known.

use core::any::Any;

/// Equality of values of which only a trait is known.
pub trait AnyEq: Any {
    /// Whether the other is of the same type and equal.
    fn eq_any(&self, other: &dyn Any) -> bool;
}

impl<T: Any + PartialEq> AnyEq for T {
    fn eq_any(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }
}
