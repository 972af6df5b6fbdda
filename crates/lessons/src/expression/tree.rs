//! The tree of an expression.

use super::function::Function;

/// An operator between two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Plus,
    Minus,
    Times,
    Divided,
    Power,
}

/// A node.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    Constant(serde_json::Value),
    Name(String),
    Field(Box<Tree>, String),
    Item(Box<Tree>, Box<Tree>),
    Call(Function, Vec<Tree>),
    Not(Box<Tree>),
    Negative(Box<Tree>),
    Binary(Operator, Box<Tree>, Box<Tree>),
}

impl Tree {
    /// Adds all names in it.
    pub fn names<'a>(&'a self, names: &mut Vec<&'a str>) {
        match self {
            Self::Constant(_) => {}
            Self::Name(name) => names.push(name),
            Self::Field(of, _) | Self::Not(of) | Self::Negative(of) => of.names(names),
            Self::Item(left, right) | Self::Binary(_, left, right) => {
                left.names(names);
                right.names(names);
            }
            Self::Call(_, arguments) => arguments.iter().for_each(|tree| tree.names(names)),
        }
    }
}
