//! Pseudo-code of an algorithm at a moment of a run: its lines, the numbers that they have then, and the line at work.

/// A line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CodeLine {
    pub text: String,
    /// What is computed there, with the numbers of the moment; empty if there is nothing to say.
    pub note: String,
    /// What it is about: words that other pictures share with it; empty if there are none.
    pub about: String,
    /// How far it is indented.
    pub indent: u8,
    /// Whether it is the line at work.
    pub is_lit: bool,
}
