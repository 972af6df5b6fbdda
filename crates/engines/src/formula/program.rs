//! Formulas as they are evaluated: operations on a stack, as few and in the order in which they are needed.
//!
//! A stack rather than a tree: what is evaluated a million times needs no recursion and no memory but a small array, and a
//! place in it for every level of the text is enough, see `parser`.

use super::error::{EvaluationError, TextError};
use super::named_space::NamedSpace;
use super::operations::{Binary, Unary};
use super::parser;
pub use super::step::{MAX_DEPTH, MAX_OPERATIONS};
use super::step::{Operation, Step};

/// What a formula can be worked out in instead of numbers. Where an operation has no value everything is possible.
pub trait Arithmetic: Clone {
    fn number(number: f64) -> Self;
    #[must_use]
    fn unary(&self, unary: Unary) -> Self;
    #[must_use]
    fn binary(&self, binary: Binary, other: &Self) -> Self;
    /// Whether it is not 0, if that can be said.
    fn truth(&self) -> Option<bool>;
}

/// A formula over the dimensions of a space.
#[derive(Clone, Debug, PartialEq)]
pub struct Formula {
    /// They never need more than `MAX_DEPTH` places, and leave one number.
    pub(super) steps: Vec<Step>,
}

impl Formula {
    /// Reads a formula in which the dimensions of `space` have their names.
    ///
    /// # Errors
    /// Says what is wrong and where.
    pub fn read(text: &str, space: &NamedSpace) -> Result<Self, TextError> {
        let steps = parser::read(text, space)?;
        Ok(Self { steps })
    }

    /// Its value where each dimension has the given number.
    ///
    /// # Errors
    /// Says which operation has no value, and why.
    pub fn value(&self, number_of: impl Fn(usize) -> f64) -> Result<f64, EvaluationError> {
        let mut stack = [0.0; MAX_DEPTH];
        let mut height = 0;
        let mut next = 0;
        while let Some(&Step { operation, place }) = self.steps.get(next) {
            next += 1;
            let error = |why| EvaluationError { place, why };
            match operation {
                Operation::Number(number) => {
                    stack[height] = number;
                    height += 1;
                }
                Operation::Dimension(dimension) => {
                    stack[height] = number_of(dimension);
                    height += 1;
                }
                Operation::Unary(unary) => {
                    stack[height - 1] = unary.of(stack[height - 1]).map_err(error)?;
                }
                Operation::Binary(binary) => {
                    height -= 1;
                    let value = binary.of(stack[height - 1], stack[height]);
                    stack[height - 1] = value.map_err(error)?;
                }
                Operation::SkipIfZero(target) => {
                    height -= 1;
                    if stack[height] == 0.0 {
                        next = target;
                    }
                }
                Operation::Skip(target) => next = target,
            }
        }
        Ok(stack[0])
    }

    /// The formula in another arithmetic; `None` where a condition cannot be decided.
    pub fn evaluate<A: Arithmetic>(&self, of: impl Fn(usize) -> A) -> Option<A> {
        let mut stack: Vec<A> = Vec::with_capacity(8);
        let mut next = 0;
        while let Some(&Step { operation, .. }) = self.steps.get(next) {
            next += 1;
            match operation {
                Operation::Number(number) => stack.push(A::number(number)),
                Operation::Dimension(dimension) => stack.push(of(dimension)),
                Operation::Unary(unary) => {
                    let one = stack.pop()?;
                    stack.push(one.unary(unary));
                }
                Operation::Binary(binary) => {
                    let other = stack.pop()?;
                    let one = stack.pop()?;
                    stack.push(one.binary(binary, &other));
                }
                Operation::SkipIfZero(target) => {
                    if !stack.pop()?.truth()? {
                        next = target;
                    }
                }
                Operation::Skip(target) => next = target,
            }
        }
        stack.pop()
    }
}
