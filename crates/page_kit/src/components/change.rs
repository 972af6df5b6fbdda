//! Change of a parameter, and what became of it.

/// A parameter and the text of its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub key: &'static str,
    pub text: String,
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    Yes,
    /// It is not what the parameter takes.
    No,
    /// This sentence says what is wrong with it.
    Because(String),
}
