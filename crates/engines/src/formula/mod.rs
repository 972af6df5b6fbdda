//! Formulas that somebody writes down: dimensions with names and numbers or words, and a number that is made of them.
//!
//! Source: none; the grammars of both texts are in [`typed_space`], [`values`] and `parser`. Where a formula has no value (a division by 0, the root of
//! a negative number) [`Formula::value`] says why.
//!
//! * [`typed_space`]: dimensions as text, [`values`] those of each. [`named_space`]: dimensions for formulas. `parser`: formulas as text, [`operations`]: what they are made of.
//! * [`exact`]: their values in fractions. [`program`]: formulas as they are evaluated, `step` by step. `reader`: what both texts are read with; [`error`]: what can be wrong. [`written`]: games as lines with formulas.

pub mod error;
pub mod exact;
pub mod named_space;
pub mod operations;
mod parser;
pub mod program;
mod reader;
mod step;
pub mod typed_space;
pub mod values;
pub mod written;

pub use error::{EvaluationError, TextError, TextFault, Wanted};
pub use named_space::NamedSpace;
pub use operations::NoValue;
pub use program::Formula;
pub use typed_space::{TypedDimension, TypedSpace};
