//! Asked: a question with options, and why the right one is.

/// A question about what is found.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    pub question: String,
    pub options: Vec<String>,
    /// The place of the right one.
    pub right: usize,
    pub why: String,
}
