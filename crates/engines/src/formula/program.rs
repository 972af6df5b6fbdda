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
use core::ops::Range;

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

/// An arithmetic of sets: where a condition can be true and false, everything that both lead to is possible.
pub trait Sets: Arithmetic {
    /// What is in one or the other.
    #[must_use]
    fn either(&self, other: &Self) -> Self;
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

    /// How many operations it takes.
    pub fn operations(&self) -> usize {
        self.steps.len()
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

    /// All values that the formula can have where dimensions are anywhere in the given sets.
    pub fn all_values<A: Sets>(&self, of: impl Fn(usize) -> A) -> A {
        let mut stack = Vec::with_capacity(8);
        self.run(0..self.steps.len(), &of, &mut stack);
        stack.pop().unwrap_or_else(|| A::number(0.0))
    }

    /// Does some of the steps. A condition that can be both leads to the hull of both of its cases.
    fn run<A: Sets>(&self, range: Range<usize>, of: &impl Fn(usize) -> A, stack: &mut Vec<A>) {
        let mut next = range.start;
        while next < range.end {
            let operation = self.steps[next].operation;
            next += 1;
            match operation {
                Operation::Number(number) => stack.push(A::number(number)),
                Operation::Dimension(dimension) => stack.push(of(dimension)),
                Operation::Unary(unary) => {
                    if let Some(one) = stack.last_mut() {
                        *one = one.unary(unary);
                    }
                }
                Operation::Binary(binary) => {
                    if let (Some(other), Some(one)) = (stack.pop(), stack.last_mut()) {
                        *one = one.binary(binary, &other);
                    }
                }
                Operation::Skip(target) => next = target,
                Operation::SkipIfZero(target) => {
                    match stack.pop().and_then(|condition| condition.truth()) {
                        Some(true) => {}
                        Some(false) => next = target,
                        None => next = self.run_both(next, target, of, stack),
                    }
                }
            }
        }
    }

    /// Does both cases of a condition, and says where steps go on.
    fn run_both<A: Sets>(
        &self,
        first: usize,
        second: usize,
        of: &impl Fn(usize) -> A,
        stack: &mut Vec<A>,
    ) -> usize {
        // The first case ends by skipping the second.
        let end = match self.steps[second - 1].operation {
            Operation::Skip(end) => end,
            _ => second,
        };
        self.run(first..second - 1, of, stack);
        let one = stack.pop();
        self.run(second..end, of, stack);
        if let (Some(one), Some(other)) = (one, stack.last_mut()) {
            *other = one.either(other);
        }
        end
    }
}
