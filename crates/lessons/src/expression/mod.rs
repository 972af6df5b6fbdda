//! Expressions: what a live number shows and what is right, computed from an experiment and what was found about it.
//!
//! * `tree`: what there is. `reader`: from text. `evaluate`, `functions` and `value`: what it is worth. `function`: which there are. [`fault`]: what can be wrong.

mod evaluate;
pub mod fault;
mod function;
mod functions;
mod reader;
mod tokens;
mod tree;
mod value;

use evaluate::RESULT;
pub use evaluate::Scope;
use fault::{EvaluationFault, ReadingFault};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use tree::Tree;
pub use value::Value;

/// An expression and its text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Expression {
    text: String,
    tree: Tree,
}

impl Expression {
    /// Reads an expression.
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    pub fn read(text: &str) -> Result<Self, ReadingFault> {
        let tree = reader::read(text)?;
        let text = text.trim().to_owned();
        Ok(Self { text, tree })
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What it is worth.
    ///
    /// # Errors
    /// Why it is worth nothing.
    pub fn evaluate<'a>(&'a self, scope: &Scope<'a>) -> Result<Cow<'a, Value>, EvaluationFault> {
        evaluate::evaluate(&self.tree, scope)
    }

    /// The same as a number.
    ///
    /// # Errors
    /// As [`Expression::evaluate`], and where it is none.
    pub fn number(&self, scope: &Scope) -> Result<f64, EvaluationFault> {
        value::number(&*self.evaluate(scope)?)
    }

    /// The same as true or false.
    ///
    /// # Errors
    /// As [`Expression::evaluate`], and where it is neither.
    pub fn truth(&self, scope: &Scope) -> Result<bool, EvaluationFault> {
        value::truth(&*self.evaluate(scope)?)
    }

    /// The names in it that are neither `result` nor functions: keys of parameters.
    pub fn parameters(&self) -> Vec<&str> {
        let mut names = Vec::new();
        self.tree.names(&mut names);
        names.retain(|name| *name != RESULT);
        names
    }
}

impl TryFrom<String> for Expression {
    type Error = ReadingFault;

    fn try_from(text: String) -> Result<Self, ReadingFault> {
        Self::read(&text)
    }
}

impl From<Expression> for String {
    fn from(expression: Expression) -> Self {
        expression.text
    }
}
