//! Steps of a formula that is evaluated on a stack, and how many there may be.

use super::operations::{Binary, Unary};

/// Levels of parentheses, and of operators that wait for a tighter one.
pub const MAX_DEPTH: usize = 100;
/// So that a space is gone through in a fraction of a second.
pub const MAX_OPERATIONS: usize = 1_000;

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Operation {
    /// Puts a number on the stack.
    Number(f64),
    /// Puts the value of a dimension there.
    Dimension(usize),
    /// Of the number on the top.
    Unary(Unary),
    /// Of the two on the top.
    Binary(Binary),
    /// Takes the number on the top away; if it is 0, goes on with the operation of this number.
    SkipIfZero(usize),
    /// Goes on with it.
    Skip(usize),
}

/// An operation and the place of its sign or name in the text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Step {
    pub operation: Operation,
    pub place: usize,
}
