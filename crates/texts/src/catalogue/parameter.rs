//! Texts of a parameter.

/// A parameter in the form and on the command line.
#[derive(Debug)]
pub struct ParameterText {
    /// A word or two.
    pub label: &'static str,
    /// One sentence, without what is allowed: that is added.
    pub help: &'static str,
    /// What a number counts; empty if nothing.
    pub unit: &'static str,
    /// The options of a choice, in its order.
    pub options: &'static [&'static str],
}
